import { readFileSync } from 'node:fs';
import { e, each } from '../escape.js';
import { bookingCard } from './booking-card.js';
import { calendar } from './calendar.js';
import { comments } from './comments.js';
import { facts, lists, place, rooms, terms, title } from './facts.js';
import { gallery } from './gallery.js';
import { head } from './head.js';
import { prices } from './prices.js';
import { similarVillas } from './similar.js';

/** What is the same on every villa's page, cut from one of ours by the measure. */
const layout = JSON.parse(readFileSync(new URL('../layout.json', import.meta.url), 'utf8'));

export function page({ villa, days, similar }) {
  const inTheHouse = villa.features.filter(({ category }) => category !== 'Kurallar');
  const inAndOut = [
    { category: 'Fiyata dahil', items: villa.included },
    { category: 'Fiyata dahil değil', items: villa.excluded },
    { category: 'Ev kuralları', items: villa.houseRules },
  ].filter(({ items }) => items.length > 0);
  return `${head(layout, villa)}${gallery(villa)}<div class="wrap villa">${title(layout, villa)}<div class="villa-text">${facts(villa)}<p class="villa-summary">${e(villa.summary)}</p><div class="villa-description">${each(villa.description, (text) => `<p>${e(text)}</p>`)}</div>${
    villa.types.length > 0
      ? `<p class="villa-types">${each(villa.types, ({ slug, name }) => `<a href="/${slug}">${e(name)}</a>`)}</p>`
      : ''
  }${layout.moreSheet}${section('Odalar ve havuz', rooms(villa))}${section('Evde neler var', lists(inTheHouse, ' data-short="true"'))}${section('Müsaitlik', calendar(layout, villa, days), 'musaitlik')}${section('Gecelik fiyatlar', prices(villa), 'fiyatlar')}${section(
    'Bilmeniz gerekenler',
    `${terms(villa)}${lists(inAndOut)}${villa.notes ? `<p class="small soft">${e(villa.notes)}</p>` : ''}`,
  )}${section('Konum', place(villa))}${section('Misafirler ne diyor', comments(layout, villa), 'yorumlar')}</div><aside class="villa-card" id="rezervasyon" aria-label="Rezervasyon">${bookingCard(layout, villa)}</aside></div>${similarVillas(layout, similar)}${layout.end}`;
}

const section = (heading, body, id) =>
  `<section${id ? ` id="${id}"` : ''}><h2>${heading}</h2>${body}</section>`;
