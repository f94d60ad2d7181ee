import { formatStay } from '#domain/values/dates.ts';
import type { Wish } from '#domain/wishes/schema.ts';
import { formatParty } from '#domain/values/party.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { wantedText } from './wanted-text.ts';

export const EMAIL: HeadColumn<Wish> = {
  title: 'E-posta',
  width: 240,
  cell: (row) => <span className="block max-w-60 truncate">{row.email}</span>,
};

export const COLUMNS: Column<Wish>[] = [
  column('wanted', 'Neyi bekliyor', { width: 220, drop: 5 }, (row) => (
    <span className="block max-w-56 truncate">{wantedText(row)}</span>
  )),
  column('stay', 'Tarihler', { width: 170, drop: 4, sort: 'checkin' }, (row) =>
    formatStay(row.checkin, row.checkout),
  ),
  column('party', 'Kişi', { width: 150, drop: 1 }, (row) => (
    <span className="text-soft">{formatParty(row)}</span>
  )),
  column('created', 'Ne zamandan beri', { width: 140, drop: 3, sort: 'created' }, (row) => (
    <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>
  )),
  column('told', 'Haber verildi', { width: 150, drop: 2 }, (row) => <Told row={row} />),
];

const Told = ({ row: { told, told_at } }: { row: Wish }) => (
  <span className="figures text-soft">
    {told_at === null
      ? '—'
      : [told > 0 && `${told} ev`, formatTimestamp(told_at)].filter(Boolean).join(', ')}
  </span>
);

/** On a phone. */
export function wishCard(row: Wish) {
  return (
    <>
      <span className="truncate font-medium">{row.email}</span>
      <span className="truncate text-soft">
        {formatStay(row.checkin, row.checkout)} · {wantedText(row)}
      </span>
    </>
  );
}
