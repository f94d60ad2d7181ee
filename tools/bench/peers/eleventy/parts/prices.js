import { day, rates, ratesDay, texts } from '../data.js';
import { e, each } from '../escape.js';

const SHOWN_DAYS = 400;
const LAST = texts.addDays(day, SHOWN_DAYS);
const FOREIGN = ['DOLLAR', 'EURO', 'POUND'].filter((currency) => rates[currency] > 0);

const inUnits = (hundredths) => texts.groupThousands(texts.roundHalfUp((hundredths ?? 0) / 100));

export function prices(villa) {
  const rows = villa.seasons
    .filter(({ startsOn, endsOn }) => endsOn >= day && startsOn <= LAST)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const empty =
    rows.length === 0
      ? '<p class="soft">Bu villanın fiyatları henüz girilmedi; <a href="/contact">bize yazın</a>, size özel fiyat verelim.</p>'
      : '';
  const ofDay = ratesDay
    ? `${texts.formatDayShort(ratesDay)} ${ratesDay.slice(0, 4)} kurlarıyla`
    : 'günün kuruyla';
  const note =
    rows.length > 0 && FOREIGN.length > 0
      ? `<p class="small soft">≈ ${ofDay}; ödeme ₺ ile alınır.</p>`
      : '';
  const discounts =
    villa.discounts.length > 0
      ? `<ul class="discounts">${each(villa.discounts, (one) => `<li>${e(texts.describeDiscount(one))}</li>`)}</ul>`
      : '';
  return `${empty}<table class="prices"${rows.length === 0 ? ' hidden' : ''}><thead><tr><th>Dönem</th><th>En az gece</th><th>₺</th>${each(FOREIGN, (currency) => `<th>≈ ${texts.CURRENCY_SIGNS[currency]}</th>`)}<th class="prices-week">Hafta ₺</th></tr></thead><tbody>${each(rows, (row) => season(villa, row))}</tbody></table>${note}${discounts}`;
}

function season(villa, row) {
  return `<tr><th>${texts.formatDaysShort(row.startsOn, row.endsOn)} ${row.endsOn.slice(0, 4)}</th><td>${leastNights(villa, row)}</td><td><b>${inUnits(row.nightly)}</b></td>${each(FOREIGN, (currency) => `<td>${inUnits(texts.convertKurus(row.nightly, currency, rates))}</td>`)}<td class="prices-week">${inUnits(row.nightly * 7)}</td></tr>`;
}

function leastNights(villa, { minNights, startsOn }) {
  if (minNights !== null) return minNights;
  const month = startsOn.slice(5, 7);
  return month >= '06' && month <= '09' ? villa.minNightsSeason : villa.minNightsOther;
}
