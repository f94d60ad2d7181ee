import { day, texts } from '../data.js';
import { e } from '../escape.js';
import { priceText } from './facts.js';
import { island } from './island.js';

const TOMORROW = texts.addDays(day, 1);

export function bookingCard(layout, villa) {
  const { slug, name, capacity, maxAdults, maxChildren, maxBabies, from, to } = villa;
  const { cancelTiers, whatsapp } = layout.bookingProps;
  const limits = { capacity, maxAdults, maxChildren, maxBabies };
  const props = { slug, name, limits, span: { from, to }, today: day, cancelTiers, whatsapp };
  const price =
    from > 0
      ? `<strong><span class="price">${priceText(from, to)}</span></strong> <small>gecelik</small>`
      : '';
  const question = encodeURIComponent(`Merhaba, ${name} hakkında bilgi alabilir miyim?`);
  return island(
    layout.bookingIsland,
    props,
    `<div class="booking"><div class="booking-bar needs-js"><p>${price}</p><button type="button" class="button">Tarih seçin</button></div><dialog class="booking-sheet panel" data-step="stay" aria-label="${e(name)} için rezervasyon"><div class="booking-sheet-head" hidden=""><p>${e(name)}</p>${layout.closeButton}</div><form class="stay" action="/talep/${slug}">${price && `<p class="stay-price" aria-busy="false">${price}</p>`}<noscript><div class="stay-plain"><label>Giriş<input class="input" type="date" min="${day}" required="" name="checkin"/></label><label>Çıkış<input class="input" type="date" min="${TOMORROW}" required="" name="checkout"/></label>${count('Yetişkin', 'adults', 1, maxAdults, 2)}${count('Çocuk', 'children', 0, maxChildren, 0)}${count('Bebek', 'babies', 0, maxBabies, 0)}</div></noscript>${layout.stayDates}<div class="guests-rows"><p class="field-hint">${texts.describeLimits(limits)}</p></div></details></div>${layout.stayFoot}<a class="stay-ask" href="${whatsapp}?text=${question}" rel="noopener">WhatsApp’tan sorun</a></form></dialog></div>`,
  );
}

const count = (label, name, min, max, chosen) =>
  `<label>${label}<input class="input" type="number" min="${min}" max="${max}" name="${name}" value="${Math.min(chosen, max)}"/></label>`;
