import { maskIban } from '#domain/values/iban.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

/** Sealed for its own payout: copied to another row it cannot be opened. */
const contextOf = (payoutId: string) => `payout:${payoutId}`;

export const sealIban = ({ secrets }: Deps, payoutId: string, iban: string): Promise<string> =>
  sealText(secrets.data, contextOf(payoutId), iban);

export const openIban = ({ secrets }: Deps, payoutId: string, sealed: string): Promise<string> =>
  openText(secrets.data, contextOf(payoutId), sealed);

/** As screens show it; one sealed under a key that is gone shows nothing of itself. */
export const showIban = (deps: Deps, payoutId: string, sealed: string): Promise<string> =>
  openIban(deps, payoutId, sealed).then(maskIban, () => '•••');
