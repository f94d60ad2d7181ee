import { istanbulDay } from '#domain/values/dates.ts';
import { formats } from '#site/language.ts';

/** An instant as the day it was in Istanbul, without the weekday: "21 Kasım 2026". */
export const formatDate = (instant: string): string =>
  formats().date(istanbulDay(new Date(instant)));
