import { earlier } from '#domain/reservation-hold.ts';
import { type Clock, inMinutes } from '#worker/platform/clock.ts';
import type { PaymentOrder } from './port.ts';

/** When a page that could stay open for `minutes` closes: at the latest with its hold. */
export const pageEnd = (clock: Clock, minutes: number, { until }: PaymentOrder): string =>
  earlier(inMinutes(clock, minutes), until);

/** Whole minutes until then, at least one, for providers that count in minutes. */
export const minutesUntil = (clock: Clock, end: string): number =>
  Math.max(1, Math.floor((Date.parse(end) - clock.now().getTime()) / 60_000));
