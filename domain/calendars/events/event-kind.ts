import { addDays, type Day, formatDayLong, nightsBetween } from '#domain/values/dates.ts';
import { fold } from '#domain/values/fold.ts';
import type { FeedEvent } from './feed-event.ts';
import { horizonEnd } from '../horizon.ts';
import type { EventKind } from '../states.ts';

const CLOSED = /not available|unavailable|closed|blocked|kapali|musait degil/;

/** "Airbnb (Not available)", "CLOSED - Not available", "Blocked": a closed window, not a guest. */
export function kindOfSummary(summary: string): EventKind {
  return CLOSED.test(fold(summary)) ? 'block' : 'booking';
}

const DEPARTURE =
  /(?<!\p{L})(?:checks?[\s-]?out|c\/o|leav(?:es|ing)|end of stay|cikis\p{L}{0,2}|ayrilis\p{L}{0,2}|tahliye\p{L}{0,2}|departures?|abreise(?:tag)?|auszug|depart|salida|saida|partenza|uscita|vertrek|wyjazd|odjezd|выезд|отъезд|выселение|مغادره)(?!\p{L})|^out(?!\p{L})/u;
const ARRIVAL =
  /(?<!\p{L})(?:check[\s-]?in|giris\p{L}{0,2}|varis\p{L}{0,2}|arrivals?|anreise|arrivee|llegada|arrivo|заезд)(?!\p{L})/u;

/**
 * "Check-out", "Çıkış: Ahmet", "Abreise": a reminder of a departure, unless the arrival is named
 * with it, as in the title of a whole stay.
 */
export function isDepartureTitle(summary: string): boolean {
  const title = fold(summary);
  return DEPARTURE.test(title) && !ARRIVAL.test(title) && !CLOSED.test(title);
}

const LONG_NIGHTS = 60;
const FAR_DAYS = 180;

/**
 * What a person should know about an event that ends beyond the horizon, or a closure that lasts
 * for months; empty for all others.
 */
export function noteOnWindow({ start, end, kind }: FeedEvent, today: Day): string {
  const horizon = horizonEnd(today);
  if (end > horizon) {
    return `Ucu açık görünüyor: geceler ${formatDayLong(horizon)} gününe kadar kapanır, sonrakiler günü geldikçe.`;
  }
  const nights = nightsBetween(start, end);
  if (kind !== 'block' || nights < LONG_NIGHTS) return '';
  if (start > addDays(today, FAR_DAYS)) {
    return `${nights} gecelik kapalı pencere: satıcının takvim ufku olabilir. Bu geceler burada da satışa kapanır.`;
  }
  return `${nights} gecelik kapalı pencere: bilerek kapatıldığından emin olun.`;
}
