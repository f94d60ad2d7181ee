import type { Day } from '#domain/values/dates.ts';
import { amountDue, offMoney } from '#domain/payments/state.ts';
import type {
  ReservationDetail,
  ReservationExportRow,
  ReservationListItem,
  TrackedReservation,
} from '#domain/reservations/schema.ts';
import { agreedAtDoor, duesOf } from '#domain/payments/dues.ts';
import { ledgerSums, TRANSACTION_KINDS } from '#domain/payments/ledger.ts';
import { openFor } from '#domain/payments/rules.ts';
import { extraLines, mayHaveExtras } from '#domain/reservations/extras.ts';
import { holdEnd, isHolding } from '#domain/reservation-hold.ts';
import {
  allowedTransitions,
  isTooEarly,
  GUEST_STATUS_LABELS,
  isStayEditable,
  STATUS_LABELS,
} from '#domain/reservation-status.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DetailRow } from './detail/detail-queries.ts';
import type { listReservations } from './list/list-queries.ts';
import type { TrackedRow } from './queries.ts';

type ListRow = Awaited<ReturnType<typeof listReservations>>['rows'][number];

export function toListItem(row: ListRow): ReservationListItem {
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
    unread: row.readAt === null,
    version: row.version,
    created_at: row.createdAt,
  };
}

/** A row for a spreadsheet. */
export function toExportRow(row: ListRow, viewer: Viewer): ReservationExportRow {
  const { id: _id, unread: _unread, version: _version, ...item } = toListItem(row);
  const isAdmin = viewer.role === 'ADMIN';
  const { adults, children, babies, extras, prepayment, deposit, source } = row;
  const contact = { phone: isAdmin ? row.phone : null, email: isAdmin ? row.email : null };
  return { ...item, ...contact, adults, children, babies, extras, prepayment, deposit, source };
}

/** The whole reservation for an admin; for an owner without contact, agency notes and commission. */
export function toDetail(row: DetailRow, viewer: Viewer, today: Day): ReservationDetail {
  const isAdmin = viewer.role === 'ADMIN';
  const moves = isAdmin ? movesOf(row, today) : [];
  return {
    ...toListItem(row),
    source: row.source,
    customer: {
      firstName: row.firstName,
      lastName: row.lastName,
      phone: isAdmin ? row.phone : null,
      email: isAdmin ? row.email : null,
      note: row.note,
    },
    adults: row.adults,
    children: row.children,
    babies: row.babies,
    lines: [...row.lines, ...extraLines(row.extraItems)],
    extras: row.extraItems,
    extrasEditable: isAdmin && mayHaveExtras(row.status),
    prepayment: row.prepayment,
    balance: agreedAtDoor(row),
    dues: duesOf(row),
    open: isAdmin ? openAmounts(row) : null,
    deposit: row.deposit,
    gross: row.gross,
    ownerDiscount: row.ownerDiscount,
    agencyDiscount: row.agencyDiscount,
    discountReason: isAdmin ? row.discountReason : null,
    cleaning: row.cleaning,
    commission: isAdmin ? row.commission : null,
    ownerPayout: isAdmin ? row.ownerPayout : null,
    stayEditable: isAdmin && isStayEditable(row.status),
    agencyNote: isAdmin ? row.agencyNote : null,
    holdExpiresAt: row.holdExpiresAt,
    optionExpiresAt: row.optionExpiresAt,
    closeReason: row.closeReason,
    due: amountDue({ received: row.paid, refunded: 0 }, row),
    off: offOf(row, isAdmin),
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
      user: isAdmin && firstName !== null ? `${firstName} ${lastName}` : null,
    })),
  };
}

/** What is offered: an option without a clock has no other end. */
const movesOf = ({ status, guestMoney, checkIn }: DetailRow, today: Day) =>
  allowedTransitions(status, 'admin').filter(
    (transition) =>
      !(status === 'option' && transition.to === 'option' && guestMoney > 0) &&
      !isTooEarly(transition, checkIn, today),
  );

function openAmounts(row: DetailRow): ReservationDetail['open'] {
  const sums = ledgerSums(row.ledger);
  const open = TRANSACTION_KINDS.map((kind) => [kind, openFor(kind, sums, row)] as const);
  return Object.fromEntries(open) as NonNullable<ReservationDetail['open']>;
}

/** The agency's own matter: an owner sees that a stay is off, not what was kept of it. */
function offOf(row: DetailRow, isAdmin: boolean): ReservationDetail['off'] {
  const off = isAdmin ? offMoney(row) : null;
  return off && { ...off, keptReason: row.keptReason };
}

/** The guest's own view. */
export function toTracked({
  row,
  villa,
  town,
  image,
  extras,
  history,
}: TrackedRow): TrackedReservation {
  return {
    code: row.code,
    status: row.status,
    statusLabel: GUEST_STATUS_LABELS[row.status],
    villa: { ...villa, town, thumbnail: image ? `/media/${image}-400.avif` : '' },
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    nights: row.nights,
    adults: row.adults,
    children: row.children,
    babies: row.babies,
    lines: [...row.lines, ...extraLines(extras)],
    total: row.total,
    prepayment: row.prepayment,
    balance: agreedAtDoor(row),
    deposit: row.deposit,
    paid: row.paid,
    dues: duesOf(row),
    deadline: holdEnd(row),
    timeline: history.map(({ to, at }) => ({ status: to, label: GUEST_STATUS_LABELS[to], at })),
  };
}
