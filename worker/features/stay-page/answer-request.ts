import { eq, sql } from 'drizzle-orm';
import { conflict, notFound, refused } from '#domain/errors.ts';
import { isOver, STATUS_LABELS } from '#domain/reservation-status.ts';
import type { AdminStayRequest, AnswerRequestInput } from '#domain/stay-page/admin-schema.ts';
import { describeRequest, promisedOf, wishOf } from '#domain/stay-page/requests.ts';
import { REQUEST_STATE_LABELS } from '#domain/stay-page/request-kinds.ts';
import { leavesNoTime, noTimeText } from '#domain/stay-page/late-checkout.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { reservationMails } from '#worker/features/outbox/queue-mail.ts';
import { noTimeToClean } from '#worker/features/nights/stay-hours.ts';
import { toStayRequest } from './present.ts';
import { applyRequest } from './apply-request.ts';
import { findRequest, type ListedRequest } from './queries.ts';

/**
 * A clerk answers a guest's request; the guest is mailed and sees it on the page. With `apply` the
 * stay is changed in the same batch, so both happen or neither. Three trips, four with a change.
 * @throws `NOT_FOUND`, `STALE_VERSION` (409) when it was answered or withdrawn meanwhile, or the
 * stay was changed, `NOT_IN_THIS_STATE` (422) for a late check-out before an arrival and for a stay
 * that is over; with `apply` whatever the change of the stay throws
 */
export async function answerRequest(
  deps: Deps,
  id: string,
  { state, answer = '', apply }: AnswerRequestInput,
  actor: Actor,
): Promise<AdminStayRequest> {
  const before = await getRequest(deps, id);
  const over = overText(before);
  if (state === 'accepted' && over !== null) throw refused('NOT_IN_THIS_STATE', over);
  const write = beginWrite(deps, actor);
  const { at } = write;
  const { kind, details, reservationId } = before.request;
  const wish = wishOf(kind, details);
  const isApplied = state === 'accepted' && apply !== undefined;
  // A cancellation has a mail of its own, including the money.
  const isTold = !(isApplied && kind === 'cancel' && answer === '');
  const steps = [
    ...write.updateOne(
      stayRequests,
      { id, state: 'open' },
      { state, answer, answeredBy: actor.userId, answeredAt: at },
      () => conflict('STALE_VERSION', 'Bu istek az önce yanıtlandı ya da geri çekildi.'),
    ),
    ...(state === 'accepted' && wish.kind === 'late_checkout'
      ? [promiseLateCheckout(before, wish.time, at)]
      : []),
    ...reservationMails(write.now, reservationId, `${id}:yanit`, isTold ? ['istek_yanit'] : [], {
      istek: describeRequest(kind, details),
      istek_yaniti: [REQUEST_STATE_LABELS[state], answer].filter((text) => text !== '').join('. '),
    }),
    write.audit('stay_request.answer', reservationId, {
      entity: 'reservation',
      after: { request: id, kind, state },
    }),
  ];
  await (isApplied ? applyRequest(deps, before, apply, steps, actor) : write.run(steps));
  return toAdminRequest(await getRequest(deps, id));
}

/** Stores the time on the stay, for its page, the voucher and the list of the day. */
const promiseLateCheckout = (
  { reservation, checkInTime }: ListedRequest,
  time: string,
  at: string,
) =>
  step(
    build
      .update(reservations)
      .set({ lateCheckout: time, version: sql`${reservations.version} + 1`, updatedAt: at })
      .where(eq(reservations.id, reservation.id)),
    () => noTimeToClean(checkInTime),
  );

async function getRequest({ db }: Deps, id: string): Promise<ListedRequest> {
  const row = await findRequest(db, id);
  if (row === null) throw notFound('Böyle bir istek yok.');
  return row;
}

/** The receipt that came with a reported transfer. @throws `NOT_FOUND` */
export async function findReceipt(deps: Deps, id: string): Promise<StoredFile & { name: string }> {
  const { request } = await getRequest(deps, id);
  const file = request.receipt === null ? null : await deps.files.find(request.receipt);
  if (file === null) throw notFound('Bu bildirimle dekont gelmemiş.');
  return { ...file, name: request.receipt?.split('/').at(-1) ?? 'dekont' };
}

export const toAdminRequest = (listed: ListedRequest): AdminStayRequest => ({
  ...plainRequest(listed),
  obstacle: obstacleOf(listed),
});

/** A transfer may be found long after its stay; everything else needs a stay that is to come. */
function overText({ request, reservation: { status } }: ListedRequest): string | null {
  if (request.kind === 'transfer' || !isOver(status)) return null;
  return `Konaklama “${STATUS_LABELS[status]}” durumunda; bu istek artık yerine getirilemez.`;
}

/** Why it cannot be granted at present. */
function obstacleOf(listed: ListedRequest): string | null {
  const { request, checkInTime, arrives } = listed;
  if (request.state !== 'open') return null;
  const over = overText(listed);
  if (over !== null) return over;
  const wish = wishOf(request.kind, request.details);
  if (wish.kind !== 'late_checkout' || !arrives) return null;
  return leavesNoTime(wish.time, checkInTime) ? noTimeText(checkInTime) : null;
}

const plainRequest = ({ request, reservation, villaName }: ListedRequest) => ({
  ...toStayRequest(request),
  promised: promisedOf(wishOf(request.kind, request.details)),
  wished: wishedStay(request, reservation),
  reservation: {
    id: reservation.id,
    code: reservation.code,
    checkin: reservation.checkIn,
    checkout: reservation.checkOut,
    customer_name: `${reservation.firstName} ${reservation.lastName}`,
    phone: reservation.phone,
    villa_name: villaName,
  },
});

/** The stay with the requested dates or guests. */
function wishedStay(
  { kind, details }: ListedRequest['request'],
  { villaId, checkIn, checkOut, adults, children, babies }: ListedRequest['reservation'],
): AdminStayRequest['wished'] {
  const wish = wishOf(kind, details);
  if (wish.kind !== 'dates' && wish.kind !== 'people') return null;
  const { kind: _kind, ...change } = wish;
  return { villa_id: villaId, checkIn, checkOut, adults, children, babies, ...change };
}
