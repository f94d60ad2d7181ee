import { must } from '../broken.ts';
import { type Claim, type Claims, claimsOf } from '../oracle/claims.ts';
import type { DbRow } from '../world/mirror.ts';
import { VILLA_IDS } from '../world/villas.ts';
import type { World } from '../world/world.ts';
import type { Invariant } from './invariant.ts';

const NAME = 'every night has one holder, and exactly those that are entitled to it';

/**
 * The table of nights matches the states of stays, the active blocks and the sellers' calendars: a
 * row for every claim, with the right kind and holder, and no live row without a claim. Our claims
 * come before a seller's. Of sellers only nights from today on are compared: their past nights may
 * be kept or deleted.
 */
export const nights: Invariant = {
  name: NAME,
  check: (world, { villas, claims }) => {
    for (const villaId of villas) compare(world, villaId, claims(villaId));
  },
  audit: (world) => {
    for (const villaId of VILLA_IDS) compare(world, villaId, claimsOf(world, villaId));
  },
};

function compare(world: World, villaId: number, claims: Claims): void {
  const { instant, today } = world.clock;
  const live = new Map<string, Holder>();
  for (const row of world.mirror.of('villa_nights', villaId)) {
    const holder = holderAt(row, instant);
    if (holder !== null) live.set(String(row.night), holder);
  }
  const tell = (night: string, row: Holder | undefined, claim: Claim | undefined) =>
    `villa ${villaId}, night ${night}: held by ${row ? `${row.kind} ${row.ref}` : 'nobody'}, entitled ${
      claim?.ours ? `${claim.ours.kind} ${claim.ours.ref}` : (claim?.sellers.join(', ') ?? 'nobody')
    }`;
  for (const [night, claim] of claims) {
    const row = live.get(night);
    const isRight =
      claim.ours === null
        ? row?.kind === 'external' && isStanding(world, row.ref, night)
        : row?.kind === claim.ours.kind && row.ref === claim.ours.ref;
    must(NAME, isRight, () => tell(night, row, claim));
  }
  for (const [night, row] of live) {
    if (night < today && row.kind === 'external') continue;
    if (night > '2028') continue;
    must(NAME, claims.has(night), () => tell(night, row, undefined));
  }
}

type Holder = { kind: string; ref: string };

/** Who holds a night: its holder until their hold expires, then the event that waits for it. */
function holderAt({ kind, ref, expires_at, claimed_by }: DbRow, instant: string): Holder | null {
  const isUp = expires_at !== null && String(expires_at) <= instant;
  if (!isUp) return { kind: String(kind), ref: String(ref) };
  return claimed_by === null ? null : { kind: 'external', ref: String(claimed_by) };
}

/** The event that a night names is active and covers the night. */
function isStanding({ mirror }: World, ref: string, night: string): boolean {
  const event = mirror.get('external_events', ref);
  return (
    event !== undefined &&
    event.removed_at === null &&
    String(event.starts_on) <= night &&
    night < String(event.ends_on)
  );
}
