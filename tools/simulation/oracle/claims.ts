import type { World } from '../world/world.ts';
import { guestMoney } from './money.ts';
import { later, nightsOf } from './days.ts';

/** Who has a claim on a night: at most one holder of ours, and any number of sellers. */
export type Claim = {
  ours: { kind: 'hold' | 'reservation' | 'block'; ref: string } | null;
  sellers: string[];
};

export type Claims = ReadonlyMap<string, Claim>;

/** Nobody books beyond this; what sellers close there is ignored. */
const SEEN_DAYS = 500;

/**
 * Who has a claim on which night of a villa at this moment, derived from the states of its stays
 * and blocks and from its sellers' calendars as last applied. Written from the trade's rules alone;
 * the product's table of nights is compared with it.
 */
export function claimsOf(world: World, villaId: number): Claims {
  const claims = new Map<string, Claim>();
  const at = (night: string): Claim => {
    let claim = claims.get(night);
    if (claim === undefined) claims.set(night, (claim = { ours: null, sellers: [] }));
    return claim;
  };
  for (const holding of ownHoldings(world, villaId)) {
    for (const night of nightsOf(holding.from, holding.to)) at(night).ours = holding;
  }
  const { today } = world.clock;
  const end = later(today, SEEN_DAYS);
  for (const { uid, from, to } of world.sellers.acceptedFor(world.mirror, villaId)) {
    const first = from < today ? today : from;
    for (const night of nightsOf(first, to < end ? to : end)) at(night).sellers.push(uid);
  }
  return claims;
}

type Holding = { kind: 'hold' | 'reservation' | 'block'; ref: string; from: string; to: string };

function* ownHoldings(world: World, villaId: number): Generator<Holding> {
  const { instant } = world.clock;
  for (const row of world.mirror.of('reservations', villaId)) {
    const kind = holdingKind(world, row, instant);
    const ref = String(row.id);
    const from = String(row.check_in);
    const to = String(row.check_out);
    if (kind !== null) yield { kind, ref, from, to };
    else if (row.status === 'no_show') {
      const freed = world.memory.freedFrom.get(ref);
      yield { kind: 'reservation', ref, from, to: freed === undefined || freed > to ? to : freed };
    }
  }
  for (const row of world.mirror.of('manual_blocks', villaId)) {
    const isOver = row.expires_at !== null && String(row.expires_at) <= instant;
    if (row.removed_at !== null || isOver) continue;
    yield {
      kind: 'block',
      ref: String(row.id),
      from: String(row.starts_on),
      to: String(row.ends_on),
    };
  }
}

type StayRow = Readonly<Record<string, string | number | null>>;

/** What a state entitles a stay to at an instant. */
function holdingKind(world: World, row: StayRow, instant: string): 'hold' | 'reservation' | null {
  switch (row.status) {
    case 'requested':
      return isHeld(world, row, row.hold_expires_at, instant) ? 'hold' : null;
    case 'option':
      return isHeld(world, row, row.option_expires_at, instant) ? 'hold' : null;
    case 'confirmed':
    case 'staying':
    case 'completed':
      return 'reservation';
    default:
      return null;
  }
}

/** A hold expires at its time, unless the agency has its guest's money. */
function isHeld(world: World, row: StayRow, end: StayRow[string] | undefined, instant: string) {
  if (typeof end === 'string' && end > instant) return true;
  return guestMoney(world, String(row.id)) > 0;
}

/** Whether anybody but the holder `except` has a claim on one of the nights. */
export function isClaimed(
  claims: Claims,
  from: string,
  to: string,
  except: string | null = null,
): boolean {
  return nightsOf(from, to).some((night) => {
    const claim = claims.get(night);
    if (claim === undefined) return false;
    return claim.sellers.length > 0 || (claim.ours !== null && claim.ours.ref !== except);
  });
}
