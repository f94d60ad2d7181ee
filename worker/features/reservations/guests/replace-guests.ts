import { notFound, refused } from '#domain/errors.ts';
import type { GuestList, GuestListInput } from '#domain/reservations/admin-schema.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { sealGuestIdentity } from '#worker/features/guest-identity/guest-identity.ts';
import { toGuestList } from './guest-list.ts';
import { findGuestList, type GuestRow } from './guest-queries.ts';

/**
 * Replaces the guest list of a reservation. An existing guest keeps the identity number that is not
 * sent again. The audit log records the number of guests, not their names. Two trips. @throws
 * `STALE_VERSION` (409), `VALIDATION` (422) for a guest who is not on the list, a changed kind of
 * identity without its number, or a birth in the future, `NOT_FOUND`.
 */
export async function replaceGuests(
  deps: Deps,
  reservationId: string,
  input: GuestListInput,
  actor: Actor,
): Promise<GuestList> {
  const current = await findGuestList(deps.db, reservationId);
  if (current === null) throw notFound('Böyle bir rezervasyon yok.');
  if (current.version !== input.version) {
    throw await staleVersion(deps.db, 'reservation', reservationId);
  }
  const guests = await toRows(deps, reservationId, current.guests, input.guests);

  const write = beginWrite(deps, actor);
  const version = current.version + 1;
  await write.run([
    write.updateOne(reservations, { id: reservationId, version: current.version }, { version }),
    write.delete(reservationGuests, { reservationId }),
    guests.length > 0 && write.insert(reservationGuests, guests),
    write.audit('reservation.guests', reservationId, {
      before: { guests: current.guests.length },
      after: { guests: guests.length },
    }),
  ]);
  return toGuestList(deps, { ...current, version, guests });
}

type GuestInput = GuestListInput['guests'][number];

async function toRows(
  deps: Deps,
  reservationId: string,
  listed: GuestRow[],
  wanted: GuestInput[],
): Promise<GuestRow[]> {
  const now = deps.clock.now();
  const at = now.toISOString();
  const left = new Map(listed.map((guest) => [guest.id, guest]));
  const rows = wanted.map(async (guest, position) => {
    const { id: listedId, identityNumber, fatherName, motherName, sex, ...facts } = guest;
    const before = listedId === undefined ? undefined : left.get(listedId);
    if (listedId !== undefined && !left.delete(listedId)) {
      throw invalid(position, 'id', 'Bu misafir listede yok ya da iki kez yazılmış.');
    }
    if (facts.birthDate !== null && facts.birthDate > today(deps.clock)) {
      throw invalid(position, 'birthDate', 'Doğum tarihi gelecekte olamaz.');
    }
    const id = before?.id ?? newId(now);
    const sealed =
      identityNumber === undefined
        ? keptIdentity(before, guest, position)
        : identityNumber && (await sealGuestIdentity(deps, id, identityNumber));
    return {
      ...facts,
      fatherName: fatherName === undefined ? (before?.fatherName ?? null) : fatherName,
      motherName: motherName === undefined ? (before?.motherName ?? null) : motherName,
      sex: sex === undefined ? (before?.sex ?? null) : sex,
      id,
      reservationId,
      position,
      identityNumber: sealed,
      createdAt: before?.createdAt ?? at,
      updatedAt: at,
    };
  });
  return Promise.all(rows);
}

function keptIdentity(
  before: GuestRow | undefined,
  { identityKind }: GuestInput,
  position: number,
): string | null {
  const kept = before?.identityNumber ?? null;
  if (kept === null || before?.identityKind === identityKind) return kept;
  throw invalid(position, 'identityNumber', 'Kimlik türü değişti; numarayı da yazın ya da silin.');
}

function invalid(position: number, field: string, message: string) {
  return refused('VALIDATION', message, [{ path: `guests.${position}.${field}`, message }]);
}
