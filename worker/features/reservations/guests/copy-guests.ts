import type { Deps } from '#worker/platform/deps.ts';
import { newId } from '#worker/platform/ids.ts';
import {
  openGuestIdentity,
  sealGuestIdentity,
} from '#worker/features/guest-identity/guest-identity.ts';
import { findGuestList, type GuestRow } from './guest-queries.ts';

/**
 * The guest list of a stay as rows of another; each identity number is sealed anew, for its row. A
 * number whose key is lost is left out, so that it can be entered again.
 */
export async function copyGuests(deps: Deps, from: string, to: string): Promise<GuestRow[]> {
  const list = await findGuestList(deps.db, from);
  return Promise.all(
    (list?.guests ?? []).map(async (guest) => {
      const id = newId(deps.clock.now());
      const number = guest.identityNumber;
      const opened =
        number === null ? null : await openGuestIdentity(deps, guest.id, number).catch(() => null);
      const identityNumber = opened === null ? null : await sealGuestIdentity(deps, id, opened);
      return { ...guest, id, reservationId: to as GuestRow['reservationId'], identityNumber };
    }),
  );
}
