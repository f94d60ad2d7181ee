import { clampNights } from './build-rates.ts';
import type { CatalogueVilla } from './catalogue.ts';
import { clampedNight } from './horizon.ts';
import type { Horizon } from './horizon.ts';
import type { Discounts } from './rates.ts';

/** The discounts that can be booked today and reduce a coming night. */
export function buildDiscounts(villas: readonly CatalogueVilla[], horizon: Horizon): Discounts {
  const { today, nights } = horizon;
  const offset = new Uint32Array(villas.length + 1);
  const rows: { rate: number; from: number; to: number; min: number; before: number }[] = [];
  villas.forEach((villa, v) => {
    for (const discount of villa.discounts) {
      const { rate, bookFrom, bookTo, stayFrom, stayTo, minNights, daysBefore } = discount;
      const isOpen =
        (bookFrom === null || bookFrom <= today) && (bookTo === null || today <= bookTo);
      const from = stayFrom === null ? 0 : Math.max(0, clampedNight(horizon, stayFrom));
      const to = stayTo === null ? nights : clampedNight(horizon, stayTo);
      if (!isOpen || from > to || rate <= 0) continue;
      const before = Math.min(Math.max(daysBefore ?? 0, 0), nights);
      rows.push({ rate, from, to, min: clampNights(minNights ?? 0), before });
    }
    offset[v + 1] = rows.length;
  });
  return {
    offset,
    rate: Uint16Array.from(rows, (row) => row.rate),
    stayFrom: Uint16Array.from(rows, (row) => row.from),
    stayTo: Uint16Array.from(rows, (row) => row.to),
    minNights: Uint8Array.from(rows, (row) => row.min),
    daysBefore: Uint16Array.from(rows, (row) => row.before),
  };
}
