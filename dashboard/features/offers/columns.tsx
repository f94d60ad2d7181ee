import type { OfferItem } from '#domain/offers/admin-schema.ts';
import { type OfferState, offerStateLabel } from '#domain/offers/state.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';
import { Eye, type LucideIcon, Hand, Send } from 'lucide-react';

export const CUSTOMER: HeadColumn<OfferItem> = {
  title: 'Müşteri',
  width: 180,
  cell: (row) => row.customer_name,
};

export const COLUMNS: Column<OfferItem>[] = [
  column('state', 'Durum', { width: 120, drop: 6 }, (row) => <OfferStateMark offer={row} />),
  column('villas', 'Villa', { width: 60, drop: 4, numeric: true }, (row) => row.villas),
  column('visits', 'Açılma', { width: 70, drop: 1, numeric: true }, (row) =>
    row.visits === 0 ? '—' : `${row.visits} kez`,
  ),
  column('contact', 'Telefon / e-posta', { width: 200, drop: 2 }, (row) => (
    <span className="block max-w-56 truncate">{row.phone ?? row.email ?? '—'}</span>
  )),
  column('expires', 'Son geçerlilik', { width: 130, drop: 5, sort: 'expires' }, (row) => (
    <span className="figures">{formatTimestamp(row.expires_at)}</span>
  )),
  column(
    'created',
    'Hazırlandı',
    { width: 130, drop: 3, sort: 'created', sortsDownFirst: true },
    (row) => <span className="figures">{formatTimestamp(row.created_at)}</span>,
  ),
  column('by', 'Hazırlayan', { width: 140, drop: 1, hidden: true }, (row) => row.created_by),
];

const TONES: Record<OfferState, Tone> = {
  sent: 'waiting',
  opened: 'present',
  accepted: 'sure',
  expired: 'lapsed',
};

/** Icons for tones whose default icon would suggest a stay. */
const SHAPES: Partial<Record<OfferState, LucideIcon>> = { sent: Send, opened: Eye };

export function OfferStateMark({ offer }: { offer: Pick<OfferItem, 'state' | 'email'> }) {
  const { state, email } = offer;
  const icon = state === 'sent' && email === null ? Hand : SHAPES[state];
  return (
    <Badge tone={TONES[state]} {...(icon && { icon })}>
      {offerStateLabel(offer)}
    </Badge>
  );
}

export function offerCard(row: OfferItem) {
  return (
    <>
      <CardHead name={row.customer_name} end={<OfferStateMark offer={row} />} />
      <span className="text-soft">
        {row.villas} villa · {formatTimestamp(row.expires_at)} tarihine kadar
      </span>
    </>
  );
}
