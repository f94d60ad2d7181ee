import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import type { Secrets } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

type Sealing = { secrets: Pick<Secrets, 'data'> };

/** Binds a sealed number to its villa: copied to another row it cannot be decrypted. */
const contextOf = (villaId: number) => `villa_btrans:${villaId}`;

/** The identity number of a villa's owner in its stored form. */
export function sealIdentity({ secrets }: Sealing, villaId: number, number: string) {
  return sealText(secrets.data, contextOf(villaId), number);
}

/** A stored identity number decrypted for the report; null when it cannot be decrypted any more. */
export async function openIdentity(
  { secrets }: Sealing,
  villaId: number,
  sealed: string | null,
): Promise<string | null> {
  if (sealed === null) return null;
  try {
    return await openText(secrets.data, contextOf(villaId), sealed);
  } catch {
    return null;
  }
}

/** A stored identity number, masked for the screen. */
export async function maskIdentity(
  sealing: Sealing,
  villaId: number,
  sealed: string | null,
): Promise<string | null> {
  if (sealed === null) return null;
  const number = await openIdentity(sealing, villaId, sealed);
  // Sealed under a lost key: the editor must still open, so that the number can be entered again.
  return number === null ? '*******' : maskIdentityNumber(number);
}
