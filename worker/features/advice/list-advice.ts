import type * as z from 'zod';
import { openDays, openNights } from '#domain/advice/open-nights.ts';
import {
  ADVICE_NIGHTS,
  type AdviceList,
  type AdviceQuery,
  type UnsellableGap,
} from '#domain/advice/schema.ts';
import { isStaff } from '#domain/auth/permissions.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import {
  allUnsellableNights,
  type UnsellableNights,
  unsellableNights,
} from '#domain/search/query/unsellable.ts';
import { addDays } from '#domain/values/dates.ts';
import { sumKurus } from '#domain/values/money.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { getCatalogue } from '#worker/features/search/catalogue/holder.ts';
import { findOwnVillaIds } from './queries.ts';

/**
 * Nights that nobody can book, of every villa on sale that the user may see, the most valuable
 * first. From the search index in memory: no trip for staff while it is current, one for an owner.
 */
export async function listAdvice(
  deps: Deps,
  viewer: Viewer,
  { skip, take }: z.infer<typeof AdviceQuery>,
): Promise<AdviceList> {
  const own = isStaff(viewer.role) ? null : await findOwnVillaIds(deps.db, viewer);
  const { index } = await getCatalogue(deps);
  const found =
    own === null
      ? allUnsellableNights(index, ADVICE_NIGHTS)
      : own.flatMap(({ id }) => {
          const number = index.numberOf.get(id);
          return number === undefined ? [] : unsellableNights(index, number, ADVICE_NIGHTS);
        });
  const sorted = found.toSorted(
    (a, b) => b.worth - a.worth || (a.from < b.from ? -1 : a.from > b.from ? 1 : a.villa - b.villa),
  );
  return {
    items: sorted.slice(skip, skip + take).flatMap((gap) => toGap(index, gap)),
    total: found.length,
    skip,
    take,
    nights: found.reduce((all, { nights }) => all + nights, 0),
    worth: sumKurus(found.map(({ worth }) => worth)),
    until: adviceEnd(index),
  };
}

/** The last day that advice looks at. */
export const adviceEnd = ({ horizon }: SearchIndex) => addDays(horizon.today, ADVICE_NIGHTS);

/**
 * Unbookable nights of a villa by its number, oldest first, each with the change that would make
 * them bookable.
 */
export const gapsOf = (index: SearchIndex, villa: number): UnsellableGap[] =>
  unsellableNights(index, villa, ADVICE_NIGHTS).flatMap((gap) => toGap(index, gap));

function toGap(index: SearchIndex, found: UnsellableNights): UnsellableGap[] {
  const card = index.cards[found.villa];
  if (card === undefined) return [];
  const { kind: _, ...change } = openNights(found);
  const { from, to, nights, minNights, worth, byDays } = found;
  const named = { villa_id: card.id, villa_name: card.name };
  const { startsOn, endsOn } = byDays ? openDays(found) : change;
  const opensWith = { ...change, startsOn, endsOn };
  return [{ ...named, from, to, nights, minNights, worth, ...(byDays && { byDays }), opensWith }];
}
