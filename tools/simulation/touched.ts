import type { Report } from './invariants/invariant.ts';
import { type Claims, claimsOf } from './oracle/claims.ts';
import type { Change, DbRow } from './world/mirror.ts';
import { VILLA_IDS } from './world/villas.ts';
import type { World } from './world/world.ts';

/**
 * The columns of a row that decide who has a claim on a villa's nights, or the price; null for all.
 */
const DECIDING: Readonly<Record<string, readonly string[] | null>> = {
  villas: null,
  villa_prices: null,
  villa_discounts: null,
  villa_nights: null,
  manual_blocks: null,
  external_events: null,
  reservations: [
    'status',
    'villa_id',
    'check_in',
    'check_out',
    'hold_expires_at',
    'option_expires_at',
    'guest_money',
  ],
  calendar_sources: ['active'],
};

const OF_STAY = new Set([
  'reservation_history',
  'reservation_extras',
  'transactions',
  'payment_links',
  'payment_checkouts',
  'payment_alarms',
  'outbox',
]);

/** What the invariants must check after a step: what was written, and claims that expired. */
export function touched(world: World, act: string, changes: readonly Change[]): Report {
  const villas = new Set([...world.dueVillas(), ...takeOverCalendars(world, changes)]);
  const stays = new Set<string>();
  for (const change of changes) {
    const { table, key, before, after } = change;
    for (const row of [before, after]) {
      if (row === null) continue;
      if (isDeciding(change)) villas.add(villaOf(world, table, row));
      if (OF_STAY.has(table) && row.reservation_id !== null) stays.add(String(row.reservation_id));
    }
    if (table === 'reservations') stays.add(key);
  }
  return { act, changes, villas, stays, claims: claimsOnce(world) };
}

/** Nothing changes while the promises are checked, so each villa's claims are derived once. */
function claimsOnce(world: World): Report['claims'] {
  const told = new Map<number, Claims>();
  return (villaId) => {
    let claims = told.get(villaId);
    if (claims === undefined) told.set(villaId, (claims = claimsOf(world, villaId)));
    return claims;
  };
}

/** Whether a change may affect who has a night, or its price. */
export function isDeciding({ table, before, after }: Change): boolean {
  const columns = DECIDING[table];
  if (columns === undefined) return false;
  if (columns === null || before === null || after === null) return true;
  return columns.some((column) => before[column] !== after[column]);
}

function villaOf({ mirror }: World, table: string, row: DbRow): number {
  if (table === 'villas') return Number(row.id);
  if (table !== 'external_events') return Number(row.villa_id);
  return Number(mirror.get('calendar_sources', Number(row.source_id))?.villa_id ?? VILLA_IDS[0]);
}

/** A calendar that was applied is what its seller claims from now on. */
function takeOverCalendars({ sellers }: World, changes: readonly Change[]): number[] {
  const villas: number[] = [];
  for (const { table, before, after } of changes) {
    if (table !== 'calendar_sources' || after === null) continue;
    if (after.last_ok_at === null || after.last_ok_at === before?.last_ok_at) continue;
    const seller = sellers.all.find(({ url }) => url === after.url);
    if (seller === undefined || seller.accepted === seller.served) continue;
    seller.accepted = seller.served;
    villas.push(seller.villaId);
  }
  return villas;
}
