import { texts } from '../data.js';
import { e, each } from '../escape.js';
import { price } from './facts.js';
import { island } from './island.js';

const SIZES = '(min-width: 1080px) 380px, (min-width: 700px) 45vw, 92vw';

export const similarVillas = (layout, slug, items) =>
  items.length > 0
    ? `<section class="wrap similar"><h2>Benzer villalar</h2>${island(layout.similarIsland, { slug }, `<astro-slot><div class="cards">${each(items, (item) => card(layout, item))}</div></astro-slot>`)}</section>`
    : '';

function card(layout, item) {
  const { from, to } = texts.cardPrice(item);
  const rating = texts.cardRating(item);
  const { avif, src } = texts.pictureSource(texts.keyOfThumbnail(item.thumbnail));
  const permit = item.permitNo
    ? `<span class="card-permit">İzin no ${e(item.permitNo)}</span>`
    : '';
  return `<article class="card"><div class="card-picture" style="--tone:${item.color}"><picture><source type="image/avif" srcset="${avif}" sizes="${SIZES}"><img src="${src}" alt width="800" height="600" loading="lazy" decoding="async"></picture></div><button class="heart needs-js" type="button" data-do="favourite" data-id="${item.id}" data-slug="${item.slug}" data-name="${e(item.name)}" data-thumbnail="${item.thumbnail}" aria-pressed="false" aria-label="Favori: ${e(item.name)}">${layout.heart}</button><h3 class="card-name"><a href="${texts.villaHref(item)}">${e(item.name)}</a></h3>${rating && `<p class="card-rating"><span class="visually-hidden">Puan </span>${rating}</p>`}<p class="card-facts">${e(texts.cardFacts(item))}</p><div class="card-foot">${permit}<span class="card-price"><strong>${price(from, to)}</strong> <small>gecelik</small></span></div></article>`;
}
