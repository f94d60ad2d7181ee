import { DomainError } from '#domain/errors.ts';
import type { ExtraChoice } from '#domain/extras/offered.ts';
import { quote } from '#worker/features/quotes/quote.ts';
import { must } from '../broken.ts';
import { type Claims, claimsOf, isClaimed } from '../oracle/claims.ts';
import { costOfTaken } from '../oracle/extras.ts';
import { sell, type Wanted } from '../oracle/price.ts';
import { slugOf } from '../world/villas.ts';
import type { Outcome, World } from '../world/world.ts';
import { OFFERED, PRICE } from './names.ts';

/** The quote for a stay, compared with what the rules of the trade require. */
export async function compareQuote(
  world: World,
  claims: Claims,
  wanted: Wanted,
  extras: ExtraChoice[] = [],
) {
  const { villaId, ...stay } = wanted;
  const expected = sell(world, claims, wanted);
  const said = `villa ${villaId} ${wanted.checkIn} to ${wanted.checkOut}`;
  try {
    const given = await quote(world.deps, { slug: slugOf(villaId), ...stay, extras });
    // Another request may have taken the nights in the meantime.
    if (world.isRacing) return given;
    must(OFFERED, expected.refusal === null, () => `${said} is quoted: ${expected.refusal}`);
    const { prepayment } = expected.price;
    const total = expected.price.total + costOfTaken(extras, wanted.checkIn, wanted.checkOut);
    must(
      PRICE,
      given.total === total && given.prepayment === prepayment,
      () => `${said} quoted ${given.total}/${given.prepayment}, not ${total}/${prepayment}`,
    );
    return given;
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    if (world.isRacing) return null;
    must(OFFERED, error.code === expected.refusal, () => {
      return `${said} refused as ${error.code}, not ${expected.refusal ?? 'sold'}`;
    });
    return null;
  }
}

type WantedNights = { villaId: number; from: string; to: string; except: string | null };

/** Nights are refused as taken only where somebody else has a claim on one of them. */
export function holdTaken(
  world: World,
  outcome: Outcome<unknown>,
  { villaId, from, to, except }: WantedNights,
): void {
  // Past nights taken by a seller are not compared.
  if (world.isRacing || from < world.clock.today) return;
  if (outcome.kind !== 'refused' || outcome.error.code !== 'DATES_TAKEN') return;
  const isTaken = isClaimed(claimsOf(world, villaId), from, to, except);
  must(OFFERED, isTaken, () => `villa ${villaId} ${from} to ${to} was refused as taken`);
}
