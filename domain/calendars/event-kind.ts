import { addDays, type Day, nightsBetween } from '#domain/dates.ts';
import { fold } from '#domain/fold.ts';
import type { FeedEvent } from './feed-event.ts';
import type { EventKind } from './states.ts';

const CLOSED = /not available|unavailable|closed|blocked|kapali|musait degil/;

/** "Airbnb (Not available)", "CLOSED - Not available", "Blocked": a closed window, not a guest. */
export function kindOfSummary(summary: string): EventKind {
  return CLOSED.test(fold(summary)) ? 'block' : 'booking';
}

const LONG_NIGHTS = 60;
const FAR_DAYS = 180;

/** What a person should know about a closed window that lasts for months; empty for all others. */
export function noteOnWindow({ start, end, kind }: FeedEvent, today: Day): string {
  const nights = nightsBetween(start, end);
  if (kind !== 'block' || nights < LONG_NIGHTS) return '';
  if (start > addDays(today, FAR_DAYS)) {
    return `${nights} gecelik kapalı pencere: satıcının takvim ufku olabilir. Bu geceler burada da satışa kapanır.`;
  }
  return `${nights} gecelik kapalı pencere: bilerek kapatıldığından emin olun.`;
}
