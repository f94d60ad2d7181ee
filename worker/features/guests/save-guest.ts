import { eq, inArray, and, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { identityKindOf } from '#domain/guests/identity.ts';
import { FILLING_STATES, isBlank } from '#domain/guests/list-state.ts';
import type { SavedGuest, SaveGuestInput } from '#domain/guests/schema.ts';
import { reservationGuests, reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import {
  openGuestIdentity,
  sealGuestIdentity,
} from '#worker/features/guest-identity/guest-identity.ts';
import { getOpenList } from './open-list.ts';
import { countPlaces, emptyPlace, toListed, toGaps, toPlace, toState } from './present.ts';
import type { GuestRow, OpenList } from './queries.ts';

/**
 * A guest saves one person of the list, possibly incomplete. A number that is not sent again is
 * kept. The reservation's version rises, so that a clerk who edits the list at the same time is
 * told. Two trips. @throws `NOT_FOUND` for a link that is not or no longer valid, `STALE_VERSION`
 * (409) when a clerk replaced the list in between, `VALIDATION` (422) with its field
 */
export async function saveGuest(
  deps: Deps,
  position: number,
  { token, ...input }: SaveGuestInput,
  actor: Actor,
): Promise<SavedGuest> {
  const list = await getOpenList(deps, token);
  const { stay, guests } = list;
  if (position >= countPlaces(stay, guests)) {
    throw refused(
      'VALIDATION',
      `Rezervasyonunuz ${stay.adults + stay.children + stay.babies} kişi için. Kişi sayınız değiştiyse bize yazın.`,
    );
  }
  const before = guests.find((guest) => guest.position === position);
  const row = await toRow(deps, list, before, position, input);
  if (before === undefined && isBlank(toListed(row))) {
    return {
      person: emptyPlace(position),
      state: toState(guests, stay),
      gaps: toGaps(guests, stay),
    };
  }
  await deps.db.write(saveSteps(deps, before, row, actor));
  const after = [...guests.filter((guest) => guest !== before), row];
  return {
    person: await toPlace(deps, row, stay),
    state: toState(after, stay),
    gaps: toGaps(after, stay),
  };
}

type Facts = Omit<SaveGuestInput, 'token'>;

async function toRow(
  deps: Deps,
  { stay, guests }: OpenList,
  before: GuestRow | undefined,
  position: number,
  { identityNumber, fatherName, motherName, sex, ...facts }: Facts,
): Promise<GuestRow> {
  if (facts.birthDate !== null && facts.birthDate > today(deps.clock)) {
    throw invalid('birthDate', 'Doğum tarihi gelecekte olamaz.');
  }
  const now = deps.clock.now();
  const at = now.toISOString();
  const id = before?.id ?? newId(now);
  if (identityNumber) {
    const others = guests.filter((guest) => guest !== before);
    await assertOnce(deps, others, identityNumber);
  }
  const identity = identityNumber
    ? {
        // The schema guarantees a nationality with every number.
        identityKind: identityKindOf(facts.nationality ?? ''),
        identityNumber: await sealGuestIdentity(deps, id, identityNumber),
      }
    : keptIdentity(before, facts.nationality);
  return {
    ...facts,
    ...identity,
    fatherName: fatherName === undefined ? (before?.fatherName ?? null) : fatherName,
    motherName: motherName === undefined ? (before?.motherName ?? null) : motherName,
    sex: sex === undefined ? (before?.sex ?? null) : sex,
    id,
    reservationId: stay.id,
    position,
    createdAt: before?.createdAt ?? at,
    updatedAt: at,
  };
}

function keptIdentity(before: GuestRow | undefined, nationality: string | null) {
  const { identityKind = null, identityNumber = null } = before ?? {};
  const isOther = nationality !== null && identityKindOf(nationality) !== identityKind;
  if (identityNumber !== null && isOther) {
    throw invalid('identityNumber', 'Uyruk değişti; numarayı da yeniden yazın.');
  }
  return { identityKind, identityNumber };
}

/** A number may occur once: the usual mistake is copying it into the next entry. */
async function assertOnce(deps: Deps, others: GuestRow[], number: string): Promise<void> {
  for (const { id, identityNumber } of others) {
    if (identityNumber === null) continue;
    const theirs = await openGuestIdentity(deps, id, identityNumber).catch(() => null);
    if (theirs === number) {
      throw invalid('identityNumber', 'Bu numara listede başka bir kişide yazılı.');
    }
  }
}

const meanwhile = () =>
  conflict('STALE_VERSION', 'Liste siz yazarken değişti. Sayfayı yenileyip tekrar deneyin.');

function saveSteps({ clock }: Deps, before: GuestRow | undefined, row: GuestRow, actor: Actor) {
  const { id, reservationId, position } = row;
  const write = beginWrite({ clock }, actor);
  return [
    ...write.updateOne(
      reservations,
      and(eq(reservations.id, reservationId), inArray(reservations.status, [...FILLING_STATES])),
      { version: sql`${reservations.version} + 1`, updatedAt: row.updatedAt },
      () => notFound(),
    ),
    // A clerk's save or a second device may have filled the entry since it was read.
    ...(before === undefined
      ? [
          guard('guest.place_free', isFree(reservationId, position), meanwhile),
          write.insert(reservationGuests, row),
        ]
      : [...write.updateOne(reservationGuests, { id, position }, row, meanwhile)]),
    write.audit('guests.fill', reservationId, {
      entity: 'reservation',
      after: { guest: id, position },
    }),
  ];
}

const isFree = (reservationId: string, position: number) =>
  sql`not exists (select 1 from reservation_guests where reservation_id = ${reservationId} and position = ${position})`;

function invalid(path: string, message: string) {
  return refused('VALIDATION', message, [{ path, message }]);
}
