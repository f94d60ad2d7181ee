import { and, eq, not, sql } from 'drizzle-orm';
import type { SearchItem } from '#domain/search/schema.ts';
import { permitState } from '#domain/villas/permit-state.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { today } from '#worker/platform/clock.ts';
import type { CatalogueDeps } from '#worker/features/search/catalogue/holder.ts';
import { isOnSale } from '#worker/features/permits/on-sale.ts';
import { searchVillas } from '#worker/features/search/lists/search-villas.ts';

const OTHERS = 4;

/** A villa that is not on sale at present, why, and where to look instead. */
export type WithdrawnVilla = {
  name: string;
  town: { slug: string; name: string };
  /** `permit`: by law 7464 no agency may offer a home without a valid permit (izin belgesi). */
  reason: 'permit' | 'resting';
  others: SearchItem[];
};

/** Null when there never was a villa at that address. */
export async function findWithdrawnVilla(
  deps: CatalogueDeps,
  slug: string,
): Promise<WithdrawnVilla | null> {
  const day = today(deps.clock);
  const [villa] = await deps.db.read
    .select({
      name: villas.name,
      isPermitted: sql<boolean>`${villas.saleUntil} >= ${day}`.mapWith(Boolean),
      permit: { no: villas.permitNo, expiresOn: villas.permitExpiresOn },
      town: { slug: towns.slug, name: towns.name },
    })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .where(and(eq(villas.slug, slug), not(isOnSale(day))));
  if (villa === undefined) return null;
  const { items } = await searchVillas(deps, {
    town: [villa.town.slug],
    sort: 'recommended',
    skip: 0,
    take: OTHERS,
  });
  const { name, town, permit, isPermitted } = villa;
  const reason = !isPermitted || permitState(permit, day) === 'missing' ? 'permit' : 'resting';
  return { name, town, reason, others: items };
}
