import { day, texts } from '../data.js';
import { e, each } from '../escape.js';
import { island } from './island.js';

const SHOWN = 4;

export function comments(layout, { slug, comments: all, rating }) {
  const summary = rating
    ? `<p class="rating"><b>${texts.formatRating(rating.average)}</b> / 5 · ${rating.count} misafir yorumu</p>`
    : '<p class="soft">Henüz yorum yok; ilk yorumu siz yazabilirsiniz.</p>';
  const rest = all.slice(SHOWN);
  const more =
    rest.length > 0
      ? `<details class="comments-more"><summary class="button" data-kind="text" data-size="small">${rest.length} yorum daha</summary>${list(rest)}</details>`
      : '';
  const write = island(
    layout.commentIsland,
    { slug, today: day },
    `<a class="button" data-kind="quiet" data-size="small" data-island="" href="/yorum/${slug}">Yorum yazın</a>`,
  );
  return `${summary}${all.length > 0 ? list(all.slice(0, SHOWN)) : ''}${more}${write}`;
}

const list = (some) => `<ul class="comments">${each(some, comment)}</ul>`;

function comment({ author, rating, text, stayedOn }) {
  const when = stayedOn ? ` · ${texts.formatMonth(stayedOn.slice(0, 7))}` : '';
  return `<li><p>${e(text)}</p><p class="small soft">${e(author)} · 5 üzerinden ${rating}${when}</p></li>`;
}
