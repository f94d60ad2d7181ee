import { PHOTOS_WANTED, toFirstSteps } from '#domain/first-steps/first-steps.ts';
import type { FirstSteps } from '#domain/first-steps/schema.ts';
import { missingCompanyFields } from '#domain/settings/company-facts.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { toCardSettings } from '#worker/features/payments/providers/find-provider.ts';
import { readFirstFacts } from './queries.ts';

/** What an agency has done before its first guest, as one of its users sees it. One trip. */
export async function readFirstSteps(deps: Deps, userId: number): Promise<FirstSteps> {
  const { company, cards, dismissed, done, villas } = await readFirstFacts(deps.db, userId);
  const today = istanbulDay(deps.clock.now());
  const candidates = villas.map(({ id, active, permitNo, verifiedAt, pricedUntil, photos }) => ({
    id,
    active,
    hasPermit: (permitNo ?? '').trim() !== '',
    isChecked: verifiedAt !== null,
    hasPrice: pricedUntil >= today,
    photos,
  }));
  const [facts] = done;
  return toFirstSteps({
    missingFacts: missingCompanyFields(company),
    hasBank: facts?.hasBank === 1,
    hasTransport: deps.mailer !== null,
    hasSentMail: facts?.hasSentMail === 1 || facts?.hasTriedMail === 1,
    hasOwner: facts?.hasOwner === 1,
    villa: candidates.toSorted((a, b) => completeness(b) - completeness(a))[0] ?? null,
    hasOwnRules: facts?.hasOwnRules === 1,
    takesCards: toCardSettings(deps, cards).provider !== null,
    hasFactor: facts?.lacksFactor === 0,
    hasTakenBack: facts?.hasTakenBack === 1,
    dismissed: dismissed[0]?.value ?? '',
  });
}

/** How much of a villa is there, for choosing the one that is furthest. */
const completeness = (villa: {
  active: boolean;
  hasPermit: boolean;
  hasPrice: boolean;
  photos: number;
}): number =>
  Number(villa.active) +
  Number(villa.hasPermit) +
  Number(villa.hasPrice) +
  Math.min(villa.photos, PHOTOS_WANTED) / PHOTOS_WANTED;
