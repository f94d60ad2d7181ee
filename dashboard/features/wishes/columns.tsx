import { formatStay } from '#domain/values/dates.ts';
import type { Wish } from '#domain/wishes/schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { partyText, wantedText } from './wanted-text.ts';

export const EMAIL: HeadColumn<Wish> = {
  title: 'E-posta',
  width: 240,
  cell: (row) => <span className="block max-w-60 truncate">{row.email}</span>,
};

export const COLUMNS: Column<Wish>[] = [
  {
    id: 'wanted',
    title: 'Neyi bekliyor',
    byDefault: true,
    width: 220,
    drop: 5,
    cell: (row) => <span className="block max-w-56 truncate">{wantedText(row)}</span>,
  },
  {
    id: 'stay',
    title: 'Tarihler',
    byDefault: true,
    sort: 'checkin',
    width: 170,
    drop: 4,
    cell: (row) => formatStay(row.checkin, row.checkout),
  },
  {
    id: 'party',
    title: 'Kişi',
    byDefault: true,
    width: 150,
    drop: 1,
    cell: (row) => <span className="text-soft">{partyText(row)}</span>,
  },
  {
    id: 'created',
    title: 'Ne zamandan beri',
    byDefault: true,
    sort: 'created',
    width: 140,
    drop: 3,
    cell: (row) => <span className="figures text-soft">{formatTimestamp(row.created_at)}</span>,
  },
  {
    id: 'told',
    title: 'Haber verildi',
    byDefault: true,
    width: 150,
    drop: 2,
    cell: (row) => <Told row={row} />,
  },
];

const Told = ({ row: { told, told_at } }: { row: Wish }) => (
  <span className="figures text-soft">
    {told_at === null ? '—' : `${told} ev, ${formatTimestamp(told_at)}`}
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
