import { and, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import { conflict, notFound } from '#domain/errors.ts';
import { undoUntil } from '#domain/reservations/undo.ts';
import { DaySchema } from '#domain/wire/fields.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { type Actor, audit } from '#worker/platform/audit.ts';
import { instant } from '#worker/platform/clock.ts';
import { newId } from '#worker/platform/ids.ts';
import { readToken, signToken } from '#worker/platform/secrets/signed-token.ts';
import { staleVersion } from '#worker/platform/database/stale-version.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';
import { explainTaken } from '../../nights/taken.ts';
import { reservationMails } from '../../outbox/queue-mail.ts';
import { moveNights, type StayChange } from './change-stay.ts';
import { type DetailRow, findReservation, findForTransition } from '../detail/detail-queries.ts';
import { holdingOf } from '../../transitions/plan-transition.ts';

const MAIL = 'konaklama_degisti';

const Kurus = z.int();

/** Everything of a stay that `changeStay` writes, as it was before. */
const Before = z.strictObject({
  villaId: z.int(),
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  adults: z.int(),
  children: z.int(),
  babies: z.int(),
  gross: Kurus,
  ownerDiscount: Kurus,
  agencyDiscount: Kurus,
  discountReason: z.string().nullable(),
  service: Kurus,
  cleaning: Kurus,
  extras: Kurus,
  total: Kurus,
  prepayment: Kurus,
  deposit: Kurus,
  commission: Kurus,
  ownerPayout: Kurus,
  prepaymentRate: z.int(),
  commissionRate: z.int(),
  optionExpiresAt: z.string().nullable(),
  lines: z.array(z.object({ code: z.string(), label: z.string(), amount: Kurus })),
  // Whatever else a change of the stay comes to write has to be taken back too.
}) satisfies z.ZodType<Required<StayChange['columns']>>;

const UndoToken = z.object({
  id: z.string(),
  /** Of the reservation right after the change. */
  version: z.int(),
  until: z.string(),
  /** The mail that tells of the change; null where none was wished. */
  event: z.string().nullable(),
  before: Before,
});

/** Another stay of a reservation that may still be taken back: its mail, and the key to undo it. */
export function planUndo(deps: Deps, current: DetailRow, notify: boolean) {
  const now = deps.clock.now();
  const until = undoUntil(now);
  const event = notify ? newId(now) : null;
  const steps: Step[] =
    event === null ? [] : reservationMails(now, current.id, event, [MAIL], {}, until);
  const token = () =>
    signToken(deps.secrets.quote, 'undo', {
      id: current.id,
      version: current.version + 1,
      until,
      event,
      before: z.object(Before.shape).parse(current),
    } satisfies z.infer<typeof UndoToken>);
  return { steps, until, token };
}

/**
 * Takes another stay back: dates, villa, people, price and nights in one batch, and the mail that has
 * not left yet. Two trips, and one for the answer.
 * @returns the reservation as it is then.
 * @throws `UNDO_OVER` (409) once its time is over or its mail has left, `STALE_VERSION` (409) when
 * somebody changed it since, `DATES_TAKEN` (409) when somebody took its old nights, `NOT_FOUND`.
 */
export async function undoChange(
  deps: Deps,
  id: string,
  token: string,
  actor: Actor,
): Promise<DetailRow> {
  const { data } = UndoToken.safeParse(await readToken(deps.secrets.quote, 'undo', token));
  if (data?.id !== id || data.until < instant(deps.clock)) throw conflict('UNDO_OVER');
  const found = await findForTransition(deps.db, id, null);
  if (found === null) throw notFound('Böyle bir rezervasyon yok.');
  const { current } = found;
  if (current.version !== data.version) throw await staleVersion(deps.db, 'reservation', id);
  const { before } = data;
  const now = deps.clock.now();
  const at = now.toISOString();
  try {
    await deps.db.write([
      step(
        build
          .update(reservations)
          .set({ ...before, version: current.version + 1, updatedAt: at })
          .where(and(eq(reservations.id, id), eq(reservations.version, current.version))),
      ),
      changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
      // The move may have shortened the option to its arrival: its nights get the old end back too.
      ...moveNights(deps, { ...current, optionExpiresAt: before.optionExpiresAt }, before),
      ...holdBackMail(id, data.event, at),
      audit(actor, now, {
        action: 'reservation.undo',
        entity: 'reservation',
        entityId: id,
        before: told(current),
        after: told(before),
      }),
    ]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf({ ...current, ...before }), true);
  }
  const undone = await findReservation(deps.db, id, { role: 'ADMIN', userId: actor.userId ?? 0 });
  if (undone === null) throw notFound('Böyle bir rezervasyon yok.');
  return undone;
}

/** The mail of a change that did not last stays with us; one that has left ends the undoing. */
function holdBackMail(id: string, event: string | null, at: string): Step[] {
  if (event === null) return [];
  return [
    step(
      build
        .update(outbox)
        .set({ status: 'skipped', lastError: 'Değişiklik geri alındı.', updatedAt: at })
        .where(
          and(
            eq(outbox.dedupeKey, `${id}:${event}:${MAIL}`),
            inArray(outbox.status, ['waiting', 'by_hand']),
            isNull(outbox.leasedUntil),
          ),
        ),
    ),
    changedOne('mail.waits', () => conflict('UNDO_OVER')),
  ];
}

/** What the audit log tells of it. */
const told = ({ villaId, checkIn, checkOut, adults, children, babies, total }: Told) => ({
  villaId,
  checkIn,
  checkOut,
  adults,
  children,
  babies,
  total,
});
type Told = Pick<
  DetailRow,
  'villaId' | 'checkIn' | 'checkOut' | 'adults' | 'children' | 'babies' | 'total'
>;
