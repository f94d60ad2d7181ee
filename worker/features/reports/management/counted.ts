import { type Month, nightsBetween } from '#domain/values/dates.ts';
import { addSums, NO_SUMS, type Sums } from '#domain/reports/management/figures.ts';
import type { Span } from '#domain/reports/management/year-before.ts';
import type { ReportVilla } from './queries.ts';
import type { RangeSums } from './read-sums.ts';

/** The totals of a range, including its nights, by villa and by month. */
export type Counted = { byVilla: Map<number, Sums>; byMonth: Map<Month, Sums> };

/**
 * Adds the nights of the villas that count to what was found of them. A villa counts when it is on
 * sale now or sold a night of the range.
 */
export function countedSums(villas: ReportVilla[], range: Span, found: RangeSums): Counted {
  const counted = villas.filter(
    (villa) => villa.active === 1 || (found.stays.get(villa.id)?.soldNights ?? 0) > 0,
  );
  const ids = new Set(counted.map((villa) => villa.id));
  const byVilla = new Map(
    counted.map((villa) => [
      villa.id,
      addSums(nightsThereAre([villa], range), found.stays.get(villa.id) ?? {}),
    ]),
  );
  // Cancellations of villas that do not count are still part of the total.
  for (const [id, stays] of found.stays) {
    if (!ids.has(id)) byVilla.set(id, addSums(NO_SUMS, stays));
  }
  const byMonth = new Map(
    found.months.map((span, i) => [
      span.month,
      addSums(nightsThereAre(counted, span), found.monthStays.get(i) ?? {}),
    ]),
  );
  for (const { i, villaId, ...nights } of found.unsold) {
    const month = i === null ? undefined : found.months[i]?.month;
    const ofVilla = villaId === null ? undefined : byVilla.get(villaId);
    const ofMonth = month === undefined ? undefined : byMonth.get(month);
    if (villaId !== null && ofVilla !== undefined) byVilla.set(villaId, addSums(ofVilla, nights));
    if (month !== undefined && ofMonth !== undefined) byMonth.set(month, addSums(ofMonth, nights));
  }
  return { byVilla, byMonth };
}

function nightsThereAre(villas: readonly ReportVilla[], { from, next }: Span): Sums {
  let nights = 0;
  let present = 0;
  for (const { firstDay } of villas) {
    const here = nightsBetween(firstDay > from ? firstDay : from, next);
    if (here <= 0) continue;
    nights += here;
    present += 1;
  }
  return { ...NO_SUMS, villas: present, nights };
}
