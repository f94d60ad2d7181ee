import type { Quote } from '#domain/reservations/quote-schema.ts';
import type { Answer } from '#site/lib/answer.ts';
import type { ComparedList } from '#site/lib/compared-list.ts';

/** A villa's price for the compared stay, or why it has none. */
export type ComparedPrice = Pick<Quote, 'total' | 'prepayment' | 'nights'> | { refusal: string };

type AskQuote = (body: unknown) => Promise<Answer<Quote>>;

/** Prices every villa for the list's stay; none without a stay. */
export async function priceVillas(
  slugs: readonly string[],
  { stay, adults }: Pick<ComparedList, 'stay' | 'adults'>,
  askQuote: AskQuote,
): Promise<Map<string, ComparedPrice>> {
  if (stay === null) return new Map();
  const priced = slugs.map(async (slug): Promise<[string, ComparedPrice]> => {
    const answer = await askQuote({ slug, ...stay, adults, children: 0, babies: 0 });
    return [slug, answer.ok ? answer.content : { refusal: answer.message }];
  });
  return new Map(await Promise.all(priced));
}

/** The lowest total of those that can be had; null with fewer than two. */
export function lowestTotal(prices: ReadonlyMap<string, ComparedPrice>): number | null {
  const totals = [...prices.values()].flatMap((price) => ('total' in price ? [price.total] : []));
  return totals.length > 1 ? Math.min(...totals) : null;
}
