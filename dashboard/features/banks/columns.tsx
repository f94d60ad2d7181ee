import type { Bank } from '#domain/banks/admin-schema.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';

export const BANK: HeadColumn<Bank> = { title: 'Banka', width: 180, cell: (row) => row.bank };

export const COLUMNS: Column<Bank>[] = [
  {
    id: 'iban',
    title: 'IBAN',
    byDefault: true,
    width: 280,
    drop: 3,
    cell: (row) => <span className="figures">{row.iban_formatted}</span>,
  },
  {
    id: 'holder',
    title: 'Hesap sahibi',
    byDefault: true,
    width: 220,
    drop: 2,
    cell: (row) => <span className="block max-w-60 truncate">{row.holder}</span>,
  },
  {
    id: 'currency',
    title: 'Para birimi',
    byDefault: true,
    width: 90,
    drop: 1,
    cell: (row) => row.currency,
  },
];

/** An account on a phone. */
export function bankCard(row: Bank) {
  return (
    <>
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.bank}</span>
        <span className="text-soft">{row.active ? row.currency : 'Gizli'}</span>
      </span>
      <span className="figures text-soft">{row.iban_formatted}</span>
    </>
  );
}
