import { formatKurus } from '#domain/values/money.ts';
import type { Transaction } from '#domain/payments/admin-schema.ts';
import {
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  entryStatusLabel,
} from '#domain/payments/rules.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { flowOf } from '#domain/payments/ledger.ts';
import { Badge } from '#dashboard/ui/badge.tsx';

export const RECORDED: HeadColumn<Transaction> = {
  title: 'Kaydedildi',
  sort: 'created',
  width: 130,
  cell: (row) => formatTimestamp(row.created_at),
};

export const COLUMNS: Column<Transaction>[] = [
  column('reservation', 'Rezervasyon', { width: 150, drop: 6 }, (row) => (
    <span className="figures">{row.reservation_id}</span>
  )),
  column('customer', 'Misafir', { width: 150, drop: 7 }, (row) => (
    <span className="block max-w-44 truncate">{row.customer_name}</span>
  )),
  column('villa', 'Villa', { width: 150, drop: 6.5 }, (row) => (
    <span className="block max-w-44 truncate">{row.villa_name}</span>
  )),
  column('kind', 'Tür', { width: 140, drop: 8 }, (row) => TRANSACTION_KIND_LABELS[row.kind]),
  column('paid', 'Ödendi', { width: 130, drop: 5, sort: 'paid', sortsDownFirst: true }, (row) => (
    <span className="figures">{row.paid_at ? formatTimestamp(row.paid_at) : '—'}</span>
  )),
  column('method', 'Yol', { width: 140, drop: 4 }, (row) => TRANSACTION_METHOD_LABELS[row.method]),
  column('status', 'Durum', { width: 126, drop: 5.5 }, (row) => <EntryStatus entry={row} />),
  column(
    'amount',
    'Tutar',
    { width: 120, drop: 9, sort: 'amount', sortsDownFirst: true, numeric: true },
    (row) => <SignedAmount entry={row} />,
  ),
  column('note', 'Not', { width: 200, drop: 1, hidden: true }, (row) => (
    <span className="block max-w-56 truncate text-soft">{row.note}</span>
  )),
  column(
    'by',
    'Kaydeden',
    { width: 130, drop: 2, hidden: true },
    (row) => row.created_by ?? <span className="text-soft">Sağlayıcı</span>,
  ),
];

const TONES = { pending: 'waiting', succeeded: 'sure', failed: 'failed' } as const;

export const EntryStatus = ({ entry }: { entry: Pick<Transaction, 'status' | 'awaits_bank'> }) => (
  <Badge tone={entry.awaits_bank ? 'waiting' : TONES[entry.status]}>
    {entryStatusLabel(entry)}
  </Badge>
);

/** An amount with its direction; an amount that never moved is struck through. */
export function SignedAmount({
  entry,
}: {
  entry: Pick<Transaction, 'kind' | 'method' | 'amount' | 'status'>;
}) {
  return (
    <span
      className={cx(
        'figures whitespace-nowrap',
        entry.status === 'failed' && 'text-soft line-through',
      )}
    >
      {flowOf(entry) === -1 && '−'}
      {formatKurus(entry.amount)}
    </span>
  );
}

export function transactionCard(row: Transaction) {
  return (
    <>
      <CardHead name={row.customer_name} end={<SignedAmount entry={row} />} />
      <span className="flex gap-2 text-soft">
        <span className="min-w-0 flex-1 truncate">
          {TRANSACTION_KIND_LABELS[row.kind]} · {TRANSACTION_METHOD_LABELS[row.method]}
        </span>
        <EntryStatus entry={row} />
      </span>
      <span className="flex gap-2 text-soft">
        <span className="min-w-0 flex-1 truncate">{row.villa_name}</span>
        <span className="figures shrink-0">
          {row.reservation_id} · {formatTimestamp(row.paid_at ?? row.created_at)}
        </span>
      </span>
    </>
  );
}
