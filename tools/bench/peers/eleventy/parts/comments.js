import { texts } from '../data.js';
import { e, each } from '../escape.js';
import { island } from './island.js';

const SHOWN = 3;

export function comments(layout, { slug, comments: all, rating, scores }) {
  const summary = rating
    ? `<p class="rating"><b>${texts.formatRating(rating.average)}</b> / 5 · ${rating.count} misafir yorumu</p>`
    : '<p class="soft">Henüz yorum yok; yorumları burada kalan misafirler yazar.</p>';
  const averages =
    scores.length > 0
      ? `<dl class="averages">${each(scores, ({ category, average }) => `<div><dt>${texts.CATEGORY_LABELS[category]}</dt><dd>${texts.formatRating(average)}</dd></div>`)}</dl>`
      : '';
  const list =
    all.length > 0 ? `<ul class="comments">${each(all.slice(0, SHOWN), comment)}</ul>` : '';
  const more =
    rating && rating.count > 1
      ? further(texts.reviewsHref(slug, {}), `${rating.count} yorumun hepsi`)
      : '';
  const write = island(
    layout.commentIsland,
    { slug },
    `<a class="button" data-kind="quiet" data-size="small" data-island="" href="/yorum/${slug}">Yorum yazın</a>`,
  );
  return `${summary}${averages}${list}${more}${write}`;
}

function comment({ author, rating, text, stayedOn, verified, photos, reply }) {
  const when = stayedOn ? ` · ${texts.formatMonth(stayedOn.slice(0, 7))}` : '';
  const pictures =
    photos.length > 0
      ? `<p class="review-photos">${each(photos, (one, i) => photo(one, `${e(author)} fotoğrafı ${i + 1}`))}</p>`
      : '';
  const answer = reply
    ? `<blockquote class="small"><b>${texts.REPLY_LABELS[reply.from]}</b><p>${e(reply.text)}</p></blockquote>`
    : '';
  return `<li><p>${e(text)}</p><p class="small soft">${e(author)} · 5 üzerinden ${rating}${when}${verified ? ' · Doğrulanmış konaklama' : ''}</p>${pictures}${answer}</li>`;
}

function photo({ key, width, height, color }, alt) {
  const { avif, src } = texts.pictureSource(key, [400]);
  return `<a href="${src}"><picture><source srcset="${avif}" type="image/avif"><img src="${src}" alt="${alt}" width="${width}" height="${height}" loading="lazy" style="background:${color}"></picture></a>`;
}

export function questions({ questions: asked, questionCount, slug }) {
  const href = texts.questionsHref(slug);
  const list =
    asked.length > 0
      ? `<ul class="comments">${each(asked, question)}</ul>`
      : '<p class="comments-more soft">Henüz soru yok. Merak ettiğinizi sorun, e-postayla yanıtlayalım.</p>';
  const more = questionCount > asked.length ? further(href, `${questionCount} sorunun hepsi`) : '';
  return `${list}${more}<a class="button" data-kind="quiet" data-size="small" href="${href}#soru">Soru sorun</a>`;
}

const question = ({ question: asked, answer, answeredAt }) =>
  `<li><p><b>${e(asked)}</b></p><p class="answer">${e(answer)}</p><p class="small soft">${texts.formatMonth(answeredAt.slice(0, 7))}</p></li>`;

const further = (href, text) =>
  `<p class="comments-more"><a class="button" data-kind="text" data-size="small" href="${href}">${text}</a></p>`;
