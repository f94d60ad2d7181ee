import { notFound, refused } from '#domain/errors.ts';
import type { GuestList, RevealedIdentity } from '#domain/reservations/admin-schema.ts';
import { pick } from '#domain/values/pick.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { askedBy } from '#worker/features/kbs/asked.ts';
import {
  maskGuestIdentity,
  openGuestIdentity,
} from '#worker/features/guest-identity/guest-identity.ts';
import { findGuest, findGuestList, type GuestRow } from './guest-queries.ts';

/** The guest list with masked identity numbers; one trip. @throws `NOT_FOUND` */
export async function getGuestList(deps: Deps, reservationId: string): Promise<GuestList> {
  const found = await findGuestList(deps.db, reservationId);
  if (found === null) throw notFound('Böyle bir rezervasyon yok.');
  return toGuestList(deps, found);
}

type StoredList = { version: number; expected: number; guests: GuestRow[]; asked: string | null };

/** A guest list in the form the screen needs. */
export async function toGuestList(
  deps: Deps,
  { version, expected, guests, asked }: StoredList,
): Promise<GuestList> {
  const shown = guests.map(async (guest) => ({
    ...pick(guest, 'id', 'firstName', 'lastName', 'nationality', 'identityKind'),
    identityNumber: await maskGuestIdentity(deps, guest.id, guest.identityNumber),
    ...pick(guest, 'birthDate', 'plate', 'fatherName', 'motherName', 'sex'),
  }));
  const { parents: asksParents } = askedBy(asked);
  return { version, expected, guests: await Promise.all(shown), asksParents };
}

/**
 * One full identity number. The audit row is written before anybody sees it. @throws `NOT_FOUND`
 * when there is no such guest or no number, `VALIDATION` (422) when it was sealed under a lost key.
 */
export async function revealIdentity(
  deps: Deps,
  reservationId: string,
  guestId: string,
  actor: Actor,
): Promise<RevealedIdentity> {
  const guest = await findGuest(deps.db, reservationId, guestId);
  if (guest === null) throw notFound('Böyle bir misafir yok.');
  if (guest.identityNumber === null) throw notFound('Bu misafirin kimlik numarası girilmemiş.');
  const identityNumber = await openOrRefuse(deps, guestId, guest.identityNumber);
  const write = beginWrite(deps, actor);
  await write.run([
    write.audit('reservation.reveal-identity', reservationId, {
      after: { guestId, identityKind: guest.identityKind },
    }),
  ]);
  return { identityKind: guest.identityKind, identityNumber };
}

async function openOrRefuse(deps: Deps, guestId: string, sealed: string): Promise<string> {
  try {
    return await openGuestIdentity(deps, guestId, sealed);
  } catch {
    throw refused('VALIDATION', 'Bu kimlik numarası artık açılamıyor. Lütfen yeniden girin.');
  }
}
