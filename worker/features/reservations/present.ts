import { amountDue, offMoney } from '#domain/payments/state.ts';
import type {
  ReservationDetail,
  ReservationExportRow,
  ReservationListItem,
  TrackedReservation,
} from '#domain/reservations/schema.ts';
import {
  allowedMoves,
  isStayEditable,
  STATUS_LABELS,
  type Status,
} from '#domain/reservations/status.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { DetailRow } from './detail-queries.ts';
import type { listReservations } from './list-queries.ts';
import type { findByCodeAndEmail } from './queries.ts';

type ListRow = Awaited<ReturnType<typeof listReservations>>['rows'][number];
type TrackedRow = NonNullable<Awaited<ReturnType<typeof findByCodeAndEmail>>>;

/** Until when the nights are held, for the two states that hold them for a time. */
function deadlineOf(row: {
  status: Status;
  holdExpiresAt: string | null;
  optionExpiresAt: string | null;
}): string | null {
  if (row.status === 'requested') return row.holdExpiresAt;
  return row.status === 'option' ? row.optionExpiresAt : null;
}

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
    deadline: deadlineOf(row),
    unread: row.readAt === null,
    version: row.version,
    created_at: row.createdAt,
  };
}

/** A row for a spreadsheet. */
export function toExportRow(row: ListRow, viewer: Viewer): ReservationExportRow {
  const { id: _id, unread: _unread, version: _version, ...item } = toListItem(row);
  const isAdmin = viewer.role === 'ADMIN';
  const { adults, children, babies, prepayment, deposit, source } = row;
  const contact = { phone: isAdmin ? row.phone : null, email: isAdmin ? row.email : null };
  return { ...item, ...contact, adults, children, babies, prepayment, deposit, source };
}

/** The whole reservation for an admin; for an owner without contact, agency notes and commission. */
export function toDetail(row: DetailRow, viewer: Viewer): ReservationDetail {
  const isAdmin = viewer.role === 'ADMIN';
  const moves = isAdmin ? allowedMoves(row.status, 'admin') : [];
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
    lines: row.lines,
    prepayment: row.prepayment,
    balance: row.total - row.prepayment,
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
    moves: moves.map((move) => ({
      status: move.to,
      label: STATUS_LABELS[move.to],
      mails: [...move.mails],
      needsReason: move.requires.includes('reason'),
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
  paid,
  history,
}: TrackedRow): TrackedReservation {
  return {
    code: row.code,
    status: row.status,
    statusLabel: STATUS_LABELS[row.status],
    villa: { ...villa, town, thumbnail: image ? `/media/${image}-400.avif` : '' },
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    nights: row.nights,
    adults: row.adults,
    children: row.children,
    babies: row.babies,
    lines: row.lines,
    total: row.total,
    prepayment: row.prepayment,
    balance: row.total - row.prepayment,
    deposit: row.deposit,
    paid,
    deadline: deadlineOf(row),
    timeline: history.map(({ to, at }) => ({ status: to, label: STATUS_LABELS[to], at })),
  };
}
