import { DomainError, notFound } from '#domain/errors.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { RawCallback } from '../providers/port.ts';
import { settlePayment, type Taken } from './settle-payment.ts';

/** Longer callbacks than any provider sends. */
const MOST_CHARACTERS = 20_000;

/**
 * What a provider's server says about a payment: proved, stored and acted on before it is
 * acknowledged. A forged one leaves no trace but its refusal.
 * @throws `BAD_SIGNATURE` (400), `MALFORMED` (400) for a signed one of another shape, `TOO_LARGE` (413), `NOT_FOUND` where we have no such provider, and
 * `BUSY` or `PROVIDER_FAILED` (503): then it is sent again.
 */
export async function handleCallback(
  deps: Deps,
  name: ProviderName,
  callback: RawCallback,
): Promise<Taken | 'silent'> {
  const provider = findProvider(deps, name);
  if (provider === null) throw notFound('Böyle bir adres yok.');
  if (callback.body.length > MOST_CHARACTERS) throw new DomainError('too_large', 'TOO_LARGE');
  const verified = await provider.verifyCallback(callback);
  if (verified === 'forged') throw new DomainError('malformed', 'BAD_SIGNATURE');
  if (verified === 'silent') return 'silent';
  return settlePayment(deps, name, verified, callback.body);
}
