import { DomainError, notFound } from '#domain/errors.ts';
import type { ProviderName } from '#domain/payments/providers.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { RawCallback } from '../providers/port.ts';
import { settlePayment, type Taken } from './settle-payment.ts';

/** Longer than any provider's callback. */
const MAX_CHARACTERS = 20_000;

/**
 * A provider's report about a payment: verified, stored and processed before it is acknowledged. A
 * forged one is only refused and leaves no other trace. @throws `BAD_SIGNATURE` (400), `MALFORMED`
 * (400) for a signed one in an unknown format, `TOO_LARGE` (413), `NOT_FOUND` for a provider that
 * is not set up, and `BUSY` or `PROVIDER_FAILED` (503), after which it is sent again.
 */
export async function handleCallback(
  deps: Deps,
  name: ProviderName,
  callback: RawCallback,
): Promise<Taken | 'silent'> {
  const provider = findProvider(deps, name);
  if (provider === null) throw notFound('Böyle bir adres yok.');
  if (callback.body.length > MAX_CHARACTERS) throw new DomainError('too_large', 'TOO_LARGE');
  const verified = await provider.verifyCallback(callback);
  if (verified === 'forged') throw new DomainError('malformed', 'BAD_SIGNATURE');
  if (verified === 'silent') return 'silent';
  return settlePayment(deps, name, verified, callback.body);
}
