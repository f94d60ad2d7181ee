import * as z from 'zod';
import { holdEnd } from '#domain/reservation-hold.ts';
import { nightKindOf } from '#domain/reservation-status.ts';
import { StatusSchema } from '#domain/reservation-status-schema.ts';
import { reservationHistory, reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { signToken } from '#worker/platform/secrets/signed-token.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { explainTaken } from '#worker/features/nights/taken.ts';
import { freeNights, takeNights } from '#worker/features/nights/nights.ts';
import { historyEntry, holdingOf } from '#worker/features/transitions/plan-transition.ts';
import type { DetailRow } from '../detail/detail-queries.ts';
import { holdBackMails } from '#worker/features/outbox/hold-back-mails.ts';

/** Everything that a transition writes on a reservation, with its previous values. */
const Before = z.object({
  status: StatusSchema,
  optionExpiresAt: z.string().nullable(),
  confirmedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  closeReason: z.string().nullable(),
  readAt: z.string().nullable(),
  kept: z.int().nullable(),
  keptReason: z.string().nullable(),
});

export const UndoTransitionToken = z.object({
  what: z.literal('state'),
  id: z.string(),
  /** The reservation's version right after the transition. */
  version: z.int(),
  until: z.string(),
  /** The transition's row in the history, which identifies its mails. */
  event: z.string(),
  mails: z.array(z.string()),
  before: Before,
});
type UndoTransitionToken = z.infer<typeof UndoTransitionToken>;

/** The key that undoes a transition until its mails may be sent. */
export const signTransition = (
  deps: Deps,
  before: DetailRow & z.infer<typeof Before>,
  move: Pick<UndoTransitionToken, 'until' | 'event' | 'mails'>,
): Promise<string> =>
  signToken(deps.secrets.quote, 'undo', {
    what: 'state',
    id: before.id,
    version: before.version + 1,
    ...move,
    before: z.object(Before.shape).parse(before),
  } satisfies UndoTransitionToken);

/**
 * Undoes a transition: state, nights and everything it wrote, in one batch with its unsent mails.
 * The history keeps both directions. @throws `STALE_VERSION`, `UNDO_OVER`, `DATES_TAKEN` (409),
 * with nothing written.
 */
export async function undoTransition(
  deps: Deps,
  current: DetailRow,
  { before, event, mails }: UndoTransitionToken,
  actor: Actor,
): Promise<void> {
  const { id, version, status } = current;
  const write = beginWrite(deps, actor);
  const { at } = write;
  const back = historyEntry(write, id, status, before.status, 'admin', 'Geri alındı');
  try {
    await write.run([
      write.updateOne(reservations, { id, version, status }, { ...before, version: version + 1 }),
      ...nightSteps({ ...current, ...before }, at),
      write.insert(reservationHistory, back),
      ...holdBackMails(id, event, mails, at),
      write.audit('reservation.undo', id, { before: { status }, after: { status: before.status } }),
    ]);
  } catch (error) {
    throw await explainTaken(deps, error, holdingOf(current), true);
  }
}

/** The nights as held in the previous state; the batch fails if somebody else has taken them. */
function nightSteps(before: DetailRow, at: string): Step[] {
  const kind = nightKindOf(before.status);
  return kind === null
    ? [freeNights(before.id)]
    : takeNights(holdingOf(before), kind, holdEnd(before), at);
}
