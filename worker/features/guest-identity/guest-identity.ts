import { maskIdentityNumber } from '#domain/values/identity-number.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { openText, sealText } from '#worker/platform/secrets/sealed-text.ts';

type Sealing = Pick<Deps, 'secrets'>;

/** Binds a sealed number to its guest: copied to another row it cannot be decrypted. */
const contextOf = (guestId: string) => `reservation_guest:${guestId}`;

/** An identity number in its stored form. */
export const sealGuestIdentity = ({ secrets }: Sealing, guestId: string, number: string) =>
  sealText(secrets.data, contextOf(guestId), number);

/** An identity number in full. @throws when it was sealed under another secret. */
export const openGuestIdentity = ({ secrets }: Sealing, guestId: string, sealed: string) =>
  openText(secrets.data, contextOf(guestId), sealed);

/** A stored identity number, masked for the screen. */
export async function maskGuestIdentity(
  deps: Sealing,
  guestId: string,
  sealed: string | null,
): Promise<string | null> {
  if (sealed === null) return null;
  try {
    return maskIdentityNumber(await openGuestIdentity(deps, guestId, sealed));
  } catch {
    // Sealed under a lost key: the list must still open, so that the number can be entered again.
    return '*******';
  }
}
