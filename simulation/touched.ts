import type { Report } from './invariants/invariant.ts';
import type { Change, DbRow } from './world/mirror.ts';
import { VILLA_IDS } from './world/villas.ts';
import type { World } from './world/world.ts';

/** Tables whose rows decide who may have a villa's nights, or for how much. */
const OF_VILLA = new Set([
  'villas',
  'villa_prices',
  'villa_discounts',
  'reservations',
  'villa_nights',
  'manual_blocks',
  'calendar_sources',
]);

const OF_STAY = new Set([
  'reservation_history',
  'transactions',
  'payment_links',
  'payment_checkouts',
  'payment_alarms',
  'outbox',
]);

/** What the invariants have to look at after a step: what was written, and what time has run out on. */
export function touched(world: World, act: string, changes: readonly Change[]): Report {
  takeOverCalendars(world, changes);
  const villas = new Set(world.dueVillas());
  const stays = new Set<string>();
  for (const { table, key, before, after } of changes) {
    for (const row of [before, after]) {
      if (row === null) continue;
      if (OF_VILLA.has(table)) villas.add(Number(table === 'villas' ? row.id : row.villa_id));
      if (table === 'external_events') villas.add(villaOfSource(world, row));
      if (OF_STAY.has(table) && row.reservation_id !== null) stays.add(String(row.reservation_id));
    }
    if (table === 'reservations') stays.add(key);
  }
  return { act, changes, villas, stays };
}

function villaOfSource({ mirror }: World, { source_id }: DbRow): number {
  return Number(mirror.get('calendar_sources', Number(source_id))?.villa_id ?? VILLA_IDS[0]);
}

/** A calendar that was read and believed is what its seller claims from now on. */
function takeOverCalendars({ sellers }: World, changes: readonly Change[]): void {
  for (const { table, before, after } of changes) {
    if (table !== 'calendar_sources' || after === null) continue;
    if (after.last_ok_at === null || after.last_ok_at === before?.last_ok_at) continue;
    const seller = sellers.all.find(({ url }) => url === after.url);
    if (seller !== undefined) seller.accepted = seller.served;
  }
}
