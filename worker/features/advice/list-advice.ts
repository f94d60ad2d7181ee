import type { z } from 'zod';
import { openNights } from '#domain/advice/open-nights.ts';
import {
  ADVICE_NIGHTS,
  type AdviceList,
  type AdviceQuery,
  type UnsellableGap,
} from '#domain/advice/schema.ts';
import { isStaff } from '#domain/auth/permissions.ts';
import type { SearchIndex } from '#domain/search/index/search-index.ts';
import { unsellableNights } from '#domain/search/query/unsellable.ts';
import { addDays } from '#domain/values/dates.ts';
import { sumKurus } from '#domain/values/money.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { getCatalogue } from '../search/catalogue/holder.ts';
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
  const numbers =
    own === null
      ? Array.from({ length: index.size }, (_, villa) => villa)
      : own.flatMap(({ id }) => index.numberOf.get(id) ?? []);
  const gaps = numbers
    .flatMap((villa) => gapsOf(index, villa))
    .toSorted((a, b) => b.worth - a.worth || (a.from < b.from ? -1 : 1));
  return {
    items: gaps.slice(skip, skip + take),
    total: gaps.length,
    skip,
    take,
    nights: gaps.reduce((all, { nights }) => all + nights, 0),
    worth: sumKurus(gaps.map(({ worth }) => worth)),
    until: adviceEnd(index),
  };
}

/** The last day that advice looks at. */
export const adviceEnd = ({ horizon }: SearchIndex) => addDays(horizon.today, ADVICE_NIGHTS);

/**
 * Unbookable nights of a villa by its number, oldest first, each with the change that would make
 * them bookable.
 */
export function gapsOf(index: SearchIndex, villa: number): UnsellableGap[] {
  const card = index.cards[villa];
  if (card === undefined) return [];
  return unsellableNights(index, villa, ADVICE_NIGHTS).map((found) => {
    const { kind: _, ...change } = openNights(found);
    const { from, to, nights, minNights, worth } = found;
    const named = { villa_id: card.id, villa_name: card.name };
    return { ...named, from, to, nights, minNights, worth, opensWith: change };
  });
}
