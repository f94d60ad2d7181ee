import type * as z from 'zod';
import { DomainError } from '#domain/errors.ts';

/** A page of offers, or the sentence that explains why there is none. */
type OffersAnswer<Item> = { items: Item[]; total: number; refusal: string };

/**
 * Reads the address of a page of offers and finds the result. Empty fields of a plain form are
 * ignored; never throws because of the address.
 */
export async function answerOffers<Query, Item>(
  address: URLSearchParams,
  schema: z.ZodType<Query>,
  find: (query: Query) => Promise<{ items: Item[]; total: number }>,
): Promise<OffersAnswer<Item>> {
  const given = [...address].filter(([, value]) => value !== '');
  const query = schema.safeParse(Object.fromEntries(given));
  const nothing = { items: [], total: 0 };
  if (!query.success) return { ...nothing, refusal: 'Aramadaki bir değer okunamadı.' };
  try {
    return { ...(await find(query.data)), refusal: '' };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    return { ...nothing, refusal: error.message };
  }
}
