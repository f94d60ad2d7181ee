import * as z from 'zod';
import type { QuoteInput } from '#domain/reservations/quote-schema.ts';
import { DomainError, refused } from '#domain/errors.ts';
import { choicesOf } from '#domain/extras/choices.ts';
import { ExtraChoice, type OfferedExtra } from '#domain/extras/offered.ts';
import { PARTY } from '#domain/wire/party.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { ContractFingerprint } from '#worker/features/contracts/fingerprint.ts';
import { readToken, signToken } from '#worker/platform/secrets/signed-token.ts';

/** Minutes that a quoted price is valid. */
export const QUOTE_MINUTES = 30;

/** The content of a quote: the stay, and its amounts in kuruş, until `validUntil`. */
const QuotePromise = z.object({
  slug: z.string(),
  checkIn: z.string(),
  checkOut: z.string(),
  ...PARTY,
  total: z.int(),
  prepayment: z.int(),
  validUntil: z.string(),
  /** The contract that is read with it; null of a quote of before. */
  contract: ContractFingerprint.nullable().default(null),
  /** When the house may be entered, if that is later than the villa's own time. */
  lateArrival: z.string().nullable().default(null),
  /** The chosen extras with their amounts; included in the total. */
  extras: z.array(ExtraChoice.extend({ amount: z.int() })).default([]),
  /** The offer that the stay comes from, and the agency's discount on the list price. */
  offer: z
    .object({ id: z.string(), discount: z.int().min(0) })
    .nullable()
    .default(null),
});
export type QuotePromise = z.infer<typeof QuotePromise>;

/** The chosen extras in the form stored in the token. */
export const promisedExtras = (offered: readonly OfferedExtra[]): QuotePromise['extras'] => {
  const amounts = new Map(offered.map(({ id, amount }) => [id, amount]));
  return choicesOf(offered).map((choice) => ({ ...choice, amount: amounts.get(choice.id) ?? 0 }));
};

export function signQuote(
  deps: Deps,
  input: QuoteInput,
  price: Pick<QuotePromise, 'total' | 'prepayment' | 'validUntil' | 'contract'> &
    Partial<Pick<QuotePromise, 'lateArrival' | 'extras'>>,
  offer: QuotePromise['offer'] = null,
): Promise<string> {
  const { slug, checkIn, checkOut, adults, children, babies } = input;
  const { total, prepayment, validUntil, contract, lateArrival = null, extras = [] } = price;
  const promise: QuotePromise = {
    slug,
    checkIn,
    checkOut,
    adults,
    children,
    babies,
    total,
    prepayment,
    validUntil,
    contract,
    lateArrival,
    extras,
    offer,
  };
  return signToken(deps.secrets.quote, 'quote', promise);
}

/**
 * Reads one of our tokens. @throws `MALFORMED` (400) when it is not ours, `QUOTE_EXPIRED` (422)
 * when it has expired.
 */
export async function openQuote(deps: Deps, token: string): Promise<QuotePromise> {
  const promise = QuotePromise.safeParse(await readToken(deps.secrets.quote, 'quote', token));
  if (!promise.success) throw new DomainError('malformed', 'MALFORMED');
  if (promise.data.validUntil <= deps.clock.now().toISOString()) throw refused('QUOTE_EXPIRED');
  return promise.data;
}
