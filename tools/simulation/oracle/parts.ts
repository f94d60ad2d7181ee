import type { DbRow } from '../world/mirror.ts';
import type { World } from '../world/world.ts';
import { movedFor } from './money.ts';
import { later } from './days.ts';

type Agreed = { daysBefore: number; rate: number; dueOn?: string };

/** The interim payments that stand with a stay, by day: how much has to be paid by then in all. */
function partsOf(stay: DbRow): { dueOn: string; upTo: number }[] {
  const agreed: Agreed[] = JSON.parse(String(stay.payment_parts ?? '[]'));
  const madeOn = new Date(Date.parse(String(stay.created_at)) + 10_800_000);
  const soonest = later(madeOn.toISOString().slice(0, 10), 7);
  const arrival = String(stay.check_in);
  const dated = agreed.map(({ daysBefore, rate, dueOn }) => {
    const own = later(arrival, -daysBefore);
    return { dueOn: dueOn ?? (own > soonest ? own : soonest), rate };
  });
  const price = Math.max(0, Number(stay.total) - Number(stay.agency_extras));
  const first = Number(stay.prepayment);
  return [...new Set(dated.map(({ dueOn }) => dueOn))]
    .filter((day) => day < arrival)
    .toSorted()
    .map((day) => {
      let shares = 0;
      for (const { dueOn, rate } of dated) if (dueOn <= day) shares += rate;
      return {
        dueOn: day,
        upTo: Math.min(price, first + Math.floor((price * shares) / 1e4 + 0.5)),
      };
    });
}

/** What a guest may be asked for now: the prepayment, the next part, or everything. Kuruş. */
export function askable(world: World, stay: DbRow): { part: number | null; rest: number } {
  const { received, refunded, forExtras } = movedFor(world, String(stay.id));
  const paid = received - refunded;
  const extras = Math.max(0, Math.min(forExtras, Number(stay.agency_extras), paid));
  const open = partsOf(stay).filter(({ upTo }) => upTo > paid - extras);
  const late = open.filter(({ dueOn }) => dueOn < world.clock.today);
  const upTo = (late.at(-1) ?? open[0])?.upTo;
  return {
    part: upTo === undefined ? null : upTo - (paid - extras),
    rest: Math.max(0, Number(stay.total) - paid),
  };
}

/** The first day that is not paid up to; null when all are. */
export function openDay(world: World, stay: DbRow): string | null {
  const { received, refunded, forExtras } = movedFor(world, String(stay.id));
  const paid = received - refunded;
  const forStay = paid - Math.max(0, Math.min(forExtras, Number(stay.agency_extras), paid));
  return partsOf(stay).find(({ upTo }) => upTo > forStay)?.dueOn ?? null;
}
