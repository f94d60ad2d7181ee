import type { BeforePrice } from '#domain/reservations/pricing/before-price.ts';
import type { AstroGlobal } from 'astro';
import type * as z from 'zod';
import { DomainError } from '#domain/errors.ts';
import { cacheLive } from '#domain/publishing/cdn.ts';
import type { SearchItem } from '#domain/search/schema.ts';
import { listTowns } from '#site/data.ts';
import { sayOnPage } from './language-of-page.ts';

type Found = { items: (SearchItem & { before?: BeforePrice | null })[]; total: number };

/** What a page of offers shows; `refusal` is the sentence that explains why there are none. */
export type OffersAnswer = Found & {
  refusal: string;
  towns: readonly { slug: string; name: string }[];
  /** What was asked for, as it stands in the address. */
  asked: URLSearchParams;
};

/**
 * Answers the address of a page of offers. Empty fields of a plain form are ignored; never throws
 * because of the address.
 */
export async function answerOffers<Query>(
  page: Pick<AstroGlobal, 'url' | 'response'>,
  schema: z.ZodType<Query>,
  find: (query: Query) => Promise<Found>,
): Promise<OffersAnswer> {
  cacheLive(page.response.headers);
  const asked = page.url.searchParams;
  const [found, towns] = await Promise.all([findOffers(asked, schema, find), listTowns()]);
  return { ...found, towns, asked };
}

async function findOffers<Query>(
  asked: URLSearchParams,
  schema: z.ZodType<Query>,
  find: (query: Query) => Promise<Found>,
): Promise<Found & { refusal: string }> {
  const given = [...asked].filter(([, value]) => value !== '');
  const query = schema.safeParse(Object.fromEntries(given));
  const nothing = { items: [], total: 0 };
  if (!query.success) return { ...nothing, refusal: sayOnPage('offers').unreadable };
  try {
    return { ...(await find(query.data)), refusal: '' };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    return { ...nothing, refusal: error.message };
  }
}
