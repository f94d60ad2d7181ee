import { and, eq } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { mayHaveExtras } from '#domain/extras/items.ts';
import { isOver, STATUS_LABELS } from '#domain/reservation-status.ts';
import type { UpdateReservationInput } from '#domain/reservations/change-schema.ts';
import { anotherNightText, isAnotherNight } from '#domain/stay-page/late-checkout.ts';
import { pick } from '#domain/values/pick.ts';
import { reservationExtras, reservations } from '#drizzle/schema/reservations.ts';
import type { ReservationId } from '#domain/values/ids.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { endLinksOf } from '#worker/features/guest-links/revoke-links.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import { changeStay, keepOwnersMoney, type StayChange, wantsAnotherStay } from './change-stay.ts';
import { type DetailRow, getForTransition, getToSellAnew } from '../detail/detail-queries.ts';
import { holdingOf } from '#worker/features/transitions/plan-transition.ts';
import { noTimeToClean } from '#worker/features/nights/stay-hours.ts';
import { searchColumns } from '../new-row.ts';
import { planUndo } from '../undo/undo-change.ts';

/**
 * A clerk edits the guest, the notes or the stay of a reservation, or marks it as seen. Marking as
 * seen alone does not raise the version, because it changes nothing. Another e-mail address revokes
 * the links sent to the old one. `alongside`: steps of the same batch. Two trips. @returns the
 * updated reservation. @throws `STALE_VERSION` (409) naming who saved in between, `DATES_TAKEN`
 * (409) naming what takes them, `PRICE_CHANGED` (409), `STAY_FIXED` (409) in a state whose stay
 * cannot be changed, `OWNER_HAS_MONEY` (409), the stay's own refusal (422), `NOT_IN_THIS_STATE`
 * (422) for a late check-out before an arrival, `NOT_FOUND`.
 */
export async function updateReservation(
  deps: Deps,
  id: string,
  input: UpdateReservationInput,
  actor: Actor,
  alongside: readonly Step[] = [],
): Promise<Updated> {
  const { current, change } = await readChange(deps, id, input);
  assertLate(input, current);
  const undo = change === NO_CHANGE ? null : planUndo(deps, current, input.notify ?? false);
  const edits: Partial<DetailRow> = { ...textEdits(input), ...change.columns };
  const isEdit = Object.keys(edits).length > 0;
  if (input.lateFee && !mayHaveExtras(current.status)) throw conflict('EXTRAS_FIXED');
  const write = beginWrite(deps, actor);
  const { at } = write;
  const changes = {
    ...edits,
    ...seenEdit(input, current, at),
    ...(isEdit && { version: current.version + 1, updatedAt: at }),
  };
  const after = { ...current, ...changes, ...change.names };
  const changed = Object.keys(edits).filter((key) => isTold(key, current, after));
  try {
    await write.run([
      ...keepOwnersMoney(current, change.columns.villaId),
      // Not `write.update`: a stay that is only marked as read keeps the moment of its last change,
      // which the triggers of its money read.
      step(
        build
          .update(reservations)
          .set({ ...changes, version: after.version })
          .where(and(eq(reservations.id, id), eq(reservations.version, current.version))),
        input.lateCheckout ? () => noTimeToClean(current.checkInTime) : undefined,
      ),
      changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
      edits.email !== undefined && edits.email !== current.email && endLinksOf(id, at),
      ...change.steps,
      ...(undo?.steps ?? []),
      input.lateFee && write.insert(reservationExtras, lateFeeOf(write, id, input)),
      ...alongside,
      write.audit(isEdit ? 'reservation.update' : 'reservation.read', id, {
        before: pick<Row, string>(current, ...changed),
        after: pick<Row, string>(after, ...changed),
      }),
    ]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf(after), true);
  }
  // With its extras and the total that follows from them.
  const row = input.lateFee ? (await getForTransition(deps.db, id, null)).current : after;
  return { row, undo: undo && { token: await undo.token(), until: undo.until } };
}

/** The fee of a late check-out as an extra of the stay. */
function lateFeeOf(
  write: Write,
  reservationId: string,
  { lateCheckout, lateFee }: UpdateReservationInput,
) {
  const { unitPrice = 0, payee = 'owner' } = lateFee ?? {};
  const label = lateCheckout ? `Geç çıkış (${writtenTime(lateCheckout)})` : 'Geç çıkış';
  return {
    id: write.newId(),
    reservationId: reservationId as ReservationId,
    label,
    unitPrice,
    quantity: 1,
    amount: unitPrice,
    payee,
    createdBy: write.actor.userId,
  };
}

/** `undo`: undoes the changed stay for a few seconds; null when the stay did not change. */
type Updated = { row: DetailRow; undo: { token: string; until: string } | null };

const NO_CHANGE: StayChange = { columns: {}, names: {}, steps: [] };

/** The current reservation and the resulting stay, in one trip. */
async function readChange(deps: Deps, id: string, input: UpdateReservationInput) {
  if (!wantsAnotherStay(input)) {
    const { current } = await getForTransition(deps.db, id, null);
    await assertFresh(deps, current, input);
    return { current, change: NO_CHANGE };
  }
  const moment = { now: instant(deps.clock), today: today(deps.clock) };
  const { current, facts } = await getToSellAnew(deps.db, id, input.villa_id, moment);
  await assertFresh(deps, current, input);
  if (facts === null) throw notFound('Böyle bir villa yok.');
  try {
    return { current, change: changeStay(deps, current, facts, input) };
  } catch (error) {
    const { checkIn = current.checkIn, checkOut = current.checkOut } = input;
    const wanted = { villaId: facts.villa.id, checkIn, checkOut, ref: id };
    throw await explainTaken(deps, error, wanted, true);
  }
}

/** Marking as seen never conflicts with another edit; everything else does. */
async function assertFresh(deps: Deps, current: DetailRow, input: UpdateReservationInput) {
  const { version, read: _read, notify: _notify, ...rest } = input;
  if (Object.keys(rest).length === 0 || version === current.version) return;
  throw await staleVersion(deps.db, 'reservation', current.id);
}

/**
 * @throws `VALIDATION` (422) for the villa's normal check-out time, or one so late that it is
 * another night, `NOT_IN_THIS_STATE` (422) for a stay that is over
 */
function assertLate(
  { lateCheckout }: UpdateReservationInput,
  { checkOutTime, status, lateCheckout: promised }: DetailRow,
): void {
  if (!lateCheckout) return;
  if (isOver(status) && lateCheckout > (promised ?? '')) {
    const text = `“${STATUS_LABELS[status]}” durumundaki konaklamaya geç çıkış verilemez.`;
    throw refused('NOT_IN_THIS_STATE', text);
  }
  const isEarly = lateCheckout <= checkOutTime;
  if (!isEarly && !isAnotherNight(lateCheckout)) return;
  const message = isEarly
    ? `Evin çıkış saati zaten ${checkOutTime.replace(':', '.')}; daha geç bir saat yazın.`
    : anotherNightText;
  throw refused('VALIDATION', message, [{ path: 'lateCheckout', message }]);
}

function textEdits(input: UpdateReservationInput) {
  const { customer, language, note, agencyNote, lateCheckout } = input;
  return {
    ...(customer && { ...customer, ...searchColumns(customer) }),
    ...(language !== undefined && { language }),
    ...(note !== undefined && { note }),
    ...(agencyNote !== undefined && { agencyNote }),
    ...(lateCheckout !== undefined && { lateCheckout }),
  };
}

function seenEdit({ read }: UpdateReservationInput, current: DetailRow, at: string) {
  if (read === undefined) return {};
  return { readAt: read ? (current.readAt ?? at) : null };
}

/** The fields of an edit for the audit log: those that differ, without derived ones. */
function isTold(key: string, before: Row, after: Row): boolean {
  return key !== 'searchText' && key !== 'lines' && before[key] !== after[key];
}

type Row = Record<string, unknown>;
