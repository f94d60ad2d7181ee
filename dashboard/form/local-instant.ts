import { istanbulDay } from '#domain/values/dates.ts';
import { timeOfDay } from '#domain/values/istanbul-time.ts';

/** Türkiye keeps UTC+3 all year since 2016. */
const ISTANBUL = '+03:00';

/** An instant as a `LocalInstantInput` holds it, in Istanbul: `2026-11-22T13:40`. */
export function toLocalField(instant: Date): string {
  return `${istanbulDay(instant)}T${timeOfDay(instant)}`;
}

/** The value of a `LocalInstantInput`, in Istanbul time, as ISO UTC; null when empty. */
export function fromLocalField(text: string): string | null {
  const instant = new Date(`${text}:00${ISTANBUL}`);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}
