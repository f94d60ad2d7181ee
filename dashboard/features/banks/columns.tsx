import type { Bank } from '#domain/banks/admin-schema.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';

export const BANK: HeadColumn<Bank> = { title: 'Banka', width: 180, cell: (row) => row.bank };

export const COLUMNS: Column<Bank>[] = [
  column('iban', 'IBAN', { width: 280, drop: 3 }, (row) => (
    <span className="figures">{row.iban_formatted}</span>
  )),
  column('holder', 'Hesap sahibi', { width: 220, drop: 2 }, (row) => (
    <span className="block max-w-60 truncate">{row.holder}</span>
  )),
  column('currency', 'Para birimi', { width: 90, drop: 1 }, (row) => row.currency),
];

export function bankCard(row: Bank) {
  return (
    <>
      <CardHead name={row.bank} end={row.active ? row.currency : 'Gizli'} />
      <span className="figures text-soft">{row.iban_formatted}</span>
    </>
  );
}
