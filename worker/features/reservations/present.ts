import type { Day } from '#domain/values/dates.ts';
import { isStaff, may } from '#domain/auth/permissions.ts';
import { amountDue, offMoney } from '#domain/payments/state.ts';
import type {
  ReservationDetail,
  ReservationExportRow,
  ReservationListItem,
  TrackedReservation,
} from '#domain/reservations/schema.ts';
import { openParts } from '#domain/payments/parts.ts';
import { agreedBalance, duesOf, surplusOf } from '#domain/payments/dues.ts';
import {
  depositHeld,
  ledgerSums,
  OWNER_KINDS,
  TRANSACTION_KINDS,
} from '#domain/payments/ledger.ts';
import { openFor } from '#domain/payments/rules.ts';
import { hasBegun } from '#domain/reservations/begun-stay.ts';
import { isPastOption } from '#domain/reservations/option-end.ts';
import { ownerState } from '#domain/reservations/owner-replies.ts';
import { ownerMayCall } from '#domain/reservations/owner-contact.ts';
import { extraLines, mayHaveExtras } from '#domain/extras/items.ts';
import { asOf, holdEnd, isHolding } from '#domain/reservation-hold.ts';
import {
  allowedTransitions,
  isOff,
  isTooEarly,
  GUEST_STATUS_LABELS,
  isStayEditable,
  STATUS_LABELS,
} from '#domain/reservation-status.ts';
import { pick } from '#domain/values/pick.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import type { DetailRow } from './detail/detail-queries.ts';
import type { listReservations } from './list/list-queries.ts';
import type { TrackedRow } from './request/tracked-stay.ts';

type ListRow = Awaited<ReturnType<typeof listReservations>>['rows'][number];

export function toListItem(stored: ListRow, now: string): ReservationListItem {
  const row = asOf(stored, now);
  return {
    id: row.id,
    reservation_id: row.code,
    status: row.status,
    villa_id: row.villaId,
    villa_name: row.villaName,
    villa_slug: row.villaSlug,
    customer_name: `${row.firstName} ${row.lastName}`,
    checkin: row.checkIn,
    checkout: row.checkOut,
    nights: row.nights,
    guests: row.adults + row.children + row.babies,
    total: row.total,
    paid: row.paid,
    deadline: holdEnd(row),
    undecided: isHolding(row.status) && row.guestMoney > 0,
    owner_answer: ownerState({ ...row, deadline: holdEnd(row) }, now),
    // One whose hold has ended needs nobody, as once the cron has expired it.
    unread: row.readAt === null && row.status === stored.status,
    version: row.version,
    created_at: row.createdAt,
  };
}

/** A row for a spreadsheet. */
export function toExportRow(row: ListRow, viewer: Viewer, now: string): ReservationExportRow {
  const { id: _id, unread: _unread, version: _version, ...item } = toListItem(row, now);
  const { adults, children, babies, extras, prepayment, deposit, source, language } = row;
  const contact = contactOf(row, viewer);
  const money = { extras, prepayment, deposit };
  return { ...item, ...contact, adults, children, babies, ...money, source, language };
}

/** The guest's contact data, for those who may see it. */
const contactOf = ({ phone, email }: Pick<DetailRow, 'phone' | 'email'>, { role }: Viewer) =>
  may(role, 'contacts') ? { phone, email } : { phone: null, email: null };

/** People who hand over the house may call the arriving guest. */
const isArriving = (row: DetailRow, { role }: Viewer, today: Day) =>
  may(role, 'contacts.arriving') && ownerMayCall(row, today);

/**
 * The whole reservation as far as the viewer's permissions allow: contact, money and possible
 * actions.
 */
export function toDetail(
  stored: DetailRow,
  viewer: Viewer,
  { now, today }: { now: string; today: Day },
): ReservationDetail {
  const row = asOf(stored, now);
  const seesMoney = may(viewer.role, 'money.read');
  const mayChange = may(viewer.role, 'reservations.write');
  const moves = mayChange ? movesOf(row, { now, today }) : [];
  return {
    ...toListItem(row, now),
    source: row.source,
    instant: row.instant,
    customer: {
      firstName: row.firstName,
      lastName: row.lastName,
      ...contactOf(row, viewer),
      ...(isArriving(row, viewer, today) && { phone: row.phone }),
      note: row.note,
    },
    ...pick(row, 'language', 'adults', 'children', 'babies'),
    lines: [...row.lines, ...extraLines(row.extraItems)],
    extras: row.extraItems,
    extrasEditable: mayChange && mayHaveExtras(row.status),
    prepayment: row.prepayment,
    balance: agreedBalance(row),
    dues: duesOf(row),
    parts: partsOf(row),
    // As a write would accept it.
    open: may(viewer.role, 'payments') ? openAmounts(stored, seesMoney) : null,
    ...pick(row, 'deposit', 'gross', 'ownerDiscount', 'agencyDiscount'),
    discountReason: isStaff(viewer.role) ? row.discountReason : null,
    cleaning: row.cleaning,
    commission: seesMoney ? row.commission : null,
    ownerPayout: seesMoney ? row.ownerPayout : null,
    lateCheckout: row.lateCheckout,
    checkOutTime: row.checkOutTime,
    lateArrival: row.arrivalTime > row.checkInTime ? row.arrivalTime : null,
    stayEditable: mayChange && isStayEditable(row.status),
    begun: hasBegun(row, today),
    agencyNote: isStaff(viewer.role) ? row.agencyNote : null,
    ...pick(row, 'holdExpiresAt', 'optionExpiresAt', 'closeReason'),
    due: amountDue({ received: row.paid, refunded: 0 }, row),
    surplus: surplusOf(row),
    off: isStaff(viewer.role) ? offOf(row) : null,
    moves: moves.map((transition) => ({
      status: transition.to,
      label: STATUS_LABELS[transition.to],
      mails: [...transition.mails],
      needsReason: transition.requires.includes('reason'),
    })),
    history: row.history.map(({ id, from, to, by, reason, at, firstName, lastName }) => ({
      id,
      from,
      to,
      by,
      reason,
      at,
      user: isStaff(viewer.role) && firstName !== null ? `${firstName} ${lastName}` : null,
    })),
  };
}

/**
 * The offered transitions. A stay that holds money does not expire, so its option has no end to
 * change; one whose hour of arrival has come can only become an option without an end.
 */
const movesOf = (row: DetailRow, { now, today }: { now: string; today: Day }) =>
  allowedTransitions(row.status, 'admin').filter((transition) => {
    if (isTooEarly(transition, row.checkIn, today)) return false;
    if (transition.to !== 'option') return true;
    return row.guestMoney > 0 ? row.status !== 'option' : !isPastOption(row, now);
  });

/** Open amounts between the agency and an owner are zero for viewers who may not see them. */
function openAmounts(row: DetailRow, seesOwners: boolean): ReservationDetail['open'] {
  const sums = ledgerSums(row.ledger);
  const open = TRANSACTION_KINDS.map((kind) => {
    const isSeen = seesOwners || !OWNER_KINDS.includes(kind);
    return [kind, isSeen ? openFor(kind, sums, row) : 0] as const;
  });
  return Object.fromEntries(open) as NonNullable<ReservationDetail['open']>;
}

/** Internal to the agency: owners see that a stay was cancelled, but not what was retained. */
function offOf(row: DetailRow): ReservationDetail['off'] {
  const off = offMoney({ ...row, depositHeld: depositHeld(ledgerSums(row.ledger)) });
  return off && { ...off, keptReason: row.keptReason };
}

/** The interim payments, of a stay that stands. */
const partsOf = (row: Parameters<typeof duesOf>[0]) => (isOff(row.status) ? [] : openParts(row));

function givenBack(
  { status, paid, kept }: TrackedRow['row'],
  { written, sent }: TrackedRow['refunds'],
): TrackedReservation['givenBack'] {
  const received = paid + written;
  if (!isOff(status) || received === 0) return null;
  // Nothing is promised before somebody has decided.
  const open = kept === null ? 0 : Math.max(0, received - kept - sent);
  return { received, kept: kept ?? 0, refunded: sent, open };
}

/** The guest's own view. */
export function toTracked(
  { row: stored, villa, town, image, refunds, extras, history }: TrackedRow,
  now: string,
): TrackedReservation {
  const row = asOf(stored, now);
  return {
    code: row.code,
    status: row.status,
    statusLabel: GUEST_STATUS_LABELS[row.status],
    villa: { ...villa, town, thumbnail: image ? `/media/${image}-400.avif` : '' },
    ...pick(row, 'checkIn', 'checkOut', 'nights', 'adults', 'children', 'babies'),
    lines: [...row.lines, ...extraLines(extras)],
    total: row.total,
    prepayment: row.prepayment,
    balance: agreedBalance(row),
    deposit: row.deposit,
    paid: row.paid,
    dues: duesOf(row),
    parts: partsOf(row),
    givenBack: givenBack(row, refunds),
    deadline: holdEnd(row),
    timeline: history.map(({ to, at }) => ({ status: to, label: GUEST_STATUS_LABELS[to], at })),
  };
}
