import { readFileSync } from 'node:fs';
import { e, each } from '../escape.js';
import { bookingCard } from './booking-card.js';
import { calendar } from './calendar.js';
import { comments, questions } from './comments.js';
import { facts, lists, place, rooms, terms, title } from './facts.js';
import { gallery } from './gallery.js';
import { head } from './head.js';
import { prices } from './prices.js';
import { similarVillas } from './similar.js';

/** The part that is the same on every villa's page, extracted from one of ours by the bench. */
const layout = JSON.parse(readFileSync(new URL('../layout.json', import.meta.url), 'utf8'));

export function page({ villa, days, similar }) {
  const inTheHouse = villa.features.filter(({ category }) => category !== 'Kurallar');
  const inAndOut = [
    { category: 'Fiyata dahil', items: villa.included },
    { category: 'Fiyata dahil değil', items: villa.excluded },
    { category: 'Ev kuralları', items: villa.houseRules },
  ].filter(({ items }) => items.length > 0);
  return `${head(layout, villa)}${gallery(villa)}<div class="wrap villa">${title(layout, villa)}${layout.menu}<div class="villa-text">${facts(villa)}<p class="villa-summary">${e(villa.summary)}</p><div class="villa-description">${each(villa.description, (text) => `<p>${e(text)}</p>`)}</div>${
    villa.types.length > 0
      ? `<p class="villa-types">${each(villa.types, ({ slug, name }) => `<a href="/${slug}">${e(name)}</a>`)}</p>`
      : ''
  }${layout.moreSheet}${editorsNote(villa)}${section('Odalar ve havuz', rooms(villa), 'evde')}${section('Evde neler var', lists(inTheHouse, ' data-short="true"'))}${section('Müsaitlik', calendar(layout, villa, days), 'musaitlik')}${section('Gecelik fiyatlar', prices(villa), 'fiyatlar')}${section(
    'Bilmeniz gerekenler',
    `${terms(villa)}${lists(inAndOut)}${villa.notes ? `<p class="small soft">${e(villa.notes)}</p>` : ''}`,
    'kosullar',
  )}${section('Konum', place(villa), 'konum')}${section('Misafirler ne diyor', comments(layout, villa), 'yorumlar')}${section('Sorular ve yanıtlar', questions(villa), 'sorular')}</div><aside class="villa-card" id="rezervasyon" tabindex="-1" aria-label="Rezervasyon">${bookingCard(layout, villa)}</aside></div>${similarVillas(layout, villa.slug, similar)}${layout.end}`;
}

function editorsNote({ why, goodToKnow }) {
  const points = `<ul class="points">${each(goodToKnow, (line) => `<li>${e(line)}</li>`)}</ul>`;
  return `${why && section('Neden bu ev', `<p class="why">${e(why)}</p>`)}${goodToKnow.length > 0 ? section('Gelmeden bilin', points) : ''}`;
}

const section = (heading, body, id) =>
  `<section${id ? ` id="${id}"` : ''}><h2>${heading}</h2>${body}</section>`;
