import * as z from 'zod';
import { conflict } from '#domain/errors.ts';
import { undoUntil } from '#domain/reservations/undo.ts';
import { DaySchema } from '#domain/wire/fields.ts';
import { PARTY } from '#domain/wire/party.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { newId } from '#worker/platform/ids.ts';
import { signToken } from '#worker/platform/secrets/signed-token.ts';
import { changedOne, type Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { noTimeToClean } from '#worker/features/nights/stay-hours.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { keepOwnersMoney, moveNights, type StayChange } from '../clerk/change-stay.ts';
import { holdBackMails } from '#worker/features/outbox/hold-back-mails.ts';
import type { DetailRow } from '../detail/detail-queries.ts';
import { holdingOf } from '#worker/features/transitions/plan-transition.ts';

const MAIL = 'konaklama_degisti';

/**
 * The database allows no option to end after its arrival
 * (drizzle/rules/options-before-arrival.sql).
 */
const EARLIER_ARRIVAL =
  'Villanın giriş saati az önce öne alındı; opsiyonun eski sonu girişten sonraya kalır. Konaklama değiştirildiği gibi duruyor.';

const Kurus = z.int();

/** Everything of a stay that `changeStay` writes, with its previous values. */
const Before = z.strictObject({
  villaId: z.int(),
  checkIn: DaySchema,
  checkOut: DaySchema,
  nights: z.int(),
  ...PARTY,
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
  lateCheckout: z.string().nullable(),
  lines: z.array(z.object({ code: z.string(), label: z.string(), amount: Kurus })),
  // The type fails when `changeStay` writes a column that is not undone here.
}) satisfies z.ZodType<Required<StayChange['columns']>>;

export const UndoToken = z.object({
  what: z.literal('stay'),
  id: z.string(),
  /** The reservation's version right after the change. */
  version: z.int(),
  until: z.string(),
  /** The mail about the change; null when none was requested. */
  event: z.string().nullable(),
  before: Before,
});
type UndoToken = z.infer<typeof UndoToken>;

/** The undo of a changed stay: its delayed mail, and the key. */
export function planUndo(deps: Deps, current: DetailRow, notify: boolean) {
  const now = deps.clock.now();
  const until = undoUntil(now);
  const event = notify ? newId(now) : null;
  const steps: Step[] =
    event === null ? [] : reservationMails(now, current.id, event, [MAIL], {}, until);
  const token = () =>
    signToken(deps.secrets.quote, 'undo', {
      what: 'stay',
      id: current.id,
      version: current.version + 1,
      until,
      event,
      before: z.object(Before.shape).parse(current),
    } satisfies UndoToken);
  return { steps, until, token };
}

/**
 * Undoes a change of the stay: dates, villa, guests, price and nights in one batch, and the unsent
 * mail. @throws `STALE_VERSION`, `UNDO_OVER`, `DATES_TAKEN`, `OWNER_HAS_MONEY` (409), with nothing
 * written.
 */
export async function undoChange(
  deps: Deps,
  current: DetailRow,
  { before, event }: UndoToken,
  actor: Actor,
): Promise<void> {
  const { id } = current;
  const write = beginWrite(deps, actor);
  const { at } = write;
  try {
    await write.run([
      ...keepOwnersMoney(current, before.villaId),
      write.update(
        reservations,
        { id, version: current.version },
        { ...before, version: current.version + 1 },
        () =>
          before.lateCheckout === null
            ? conflict('UNDO_OVER', EARLIER_ARRIVAL)
            : noTimeToClean(current.checkInTime),
      ),
      changedOne('reservation.unchanged', () => conflict('STALE_VERSION')),
      // The change may have shortened the option to its arrival: its nights get the previous end
      // back too.
      ...moveNights(deps, { ...current, optionExpiresAt: before.optionExpiresAt }, before),
      event !== null && holdBackMails(id, event, [MAIL], at),
      write.audit('reservation.undo', id, { before: told(current), after: told(before) }),
    ]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf({ ...current, ...before }), true);
  }
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
