import { maskIban } from '#domain/values/iban.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

/** Sealed for its own payout: copied to another row it cannot be decrypted. */
const contextOf = (payoutId: string) => `payout:${payoutId}`;

export const sealIban = ({ secrets }: Deps, payoutId: string, iban: string): Promise<string> =>
  sealText(secrets.data, contextOf(payoutId), iban);

export const openIban = ({ secrets }: Deps, payoutId: string, sealed: string): Promise<string> =>
  openText(secrets.data, contextOf(payoutId), sealed);

/** The masked IBAN for the screen; when it was sealed under a lost key, nothing of it is shown. */
export const showIban = (deps: Deps, payoutId: string, sealed: string): Promise<string> =>
  openIban(deps, payoutId, sealed).then(maskIban, () => '•••');
