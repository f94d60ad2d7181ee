import { texts } from '../data.js';
import { e, each } from '../escape.js';
import { map } from './map.js';

export function title(layout, villa) {
  const { rating, pictures } = villa;
  const stars = rating
    ? `<a href="#yorumlar" class="title-rating">${texts.formatRating(rating.average)} / 5 · ${rating.count} yorum</a>`
    : '';
  return `<header class="title"><p class="title-place"><span><a href="/${villa.town.slug}">${e(villa.town.name)}</a>, ${e(villa.district.name)}</span>${stars}</p><h1>${e(villa.name)}</h1><p class="title-foot"><span>İzin belgesi ${layout.permit}${e(villa.permitNo)}</a></span>${layout.licence}<span>İlan ${e(villa.code)}</span><span class="title-acts needs-js"><button class="button" data-kind="text" data-size="small" type="button" data-do="favourite" data-id="${villa.id}" aria-pressed="false" data-slug="${villa.slug}" data-name="${e(villa.name)}" data-thumbnail="/media/${pictures[0].key}-400.avif">${layout.heart}Favori</button><button class="button" data-kind="text" data-size="small" type="button" data-do="share">Paylaş</button></span></p></header>`;
}

export function facts({ capacity, maxAdults, bedrooms, bathrooms, pools }) {
  const known = [
    [capacity, maxAdults < capacity ? `kişi, en çok ${maxAdults} yetişkin` : 'kişi'],
    [bedrooms, 'yatak odası'],
    [bathrooms, 'banyo'],
    [pools.length, 'havuz'],
  ].filter(([count]) => count !== 0);
  return `<ul class="facts">${each(known, ([count, what]) => `<li><b>${count}</b> ${what}</li>`)}</ul>`;
}

const poolText = (pool) => [texts.formatPool(pool), ...texts.poolTraits(pool)].join(', ');

export function rooms({ rooms: list, pools }) {
  return `<ul class="rooms">${each(list, ({ name, beds }) => `<li><b>${e(name)}</b>${e(beds)}</li>`)}${each(pools, (pool) => `<li><b>${e(pool.label)}</b>${e(poolText(pool))}</li>`)}</ul>`;
}

export const lists = (groups, attribute = '') =>
  `<div class="lists"${attribute}>${each(groups, ({ category, items }) => `<div><h3>${e(category)}</h3><ul>${each(items, (item) => `<li>${e(item)}</li>`)}</ul></div>`)}</div>`;

export const priceText = (from, to) => texts.formatPriceSpan(from, to, 'TL', texts.NO_RATES);

export const price = (kurus, to = kurus) =>
  `<data class="price" value="${kurus}"${to === kurus ? '' : ` data-to="${to}"`}>${priceText(kurus, to)}</data>`;

export function terms(villa) {
  const cleaning =
    villa.cleaningFee > 0
      ? `${villa.cleaningThreshold} gece ve üzeri konaklamalarda ücretsiz; daha kısa konaklamalarda ${price(villa.cleaningFee)}.`
      : 'Fiyata dahil.';
  const deposit =
    villa.deposit > 0
      ? `${price(villa.deposit)}, girişte alınır; hasar yoksa çıkışta iade edilir.`
      : 'Alınmaz.';
  return `<dl class="terms"><dt>Giriş ve çıkış</dt><dd>Giriş saati ${texts.writtenTime(villa.checkInTime)}, çıkış saati ${texts.writtenTime(villa.checkOutTime)}.</dd><dt>En az konaklama</dt><dd>Haziran–Eylül girişlerinde ${villa.minNightsSeason} gece, diğer aylarda ${villa.minNightsOther} gece. İki konaklama arasında kalan kısa boşluklar da kiralanabilir.</dd><dt>Temizlik</dt><dd>${cleaning}</dd><dt>Ödeme</dt><dd>Onaydan sonra toplamın ${texts.formatRate(villa.prepaymentRate)} kadarı ön ödeme, kalanı girişte.</dd><dt>Hasar depozitosu</dt><dd>${deposit}</dd><dt>İptal</dt><dd>İade, girişe kalan güne göre kademelidir. <a href="/website/cancel">İptal koşulları</a></dd></dl>`;
}

export function place({ distances, location, town, district }) {
  const list = each(
    distances,
    ({ place: where, metres }) =>
      `<li><span>${e(where)}</span><b>${texts.formatDistance(metres)}</b></li>`,
  );
  if (location === null) return `<ul class="distances">${list}</ul>`;
  const picture = texts.isOnMap(location)
    ? `<div class="villa-map">${map(location, town, district)}</div>`
    : '';
  return `<ul class="distances">${list}</ul>${picture}<p class="small soft">Ev dairenin içinde; açık adresi ön ödemeden sonra paylaşırız.</p>`;
}
