import { commentSheet } from '#dashboard/features/comments/sheet.ts';
import { blockSheet } from '#dashboard/features/external/sheet.ts';
import { messageSheet } from '#dashboard/features/messages/sheet.ts';
import { reservationSheet } from '#dashboard/features/reservations/sheet.ts';
import { subscriberSheet } from '#dashboard/features/subscribers/sheet.ts';
import { statementSheet } from '#dashboard/features/transactions/statement-sheet.ts';
import { transactionSheet } from '#dashboard/features/transactions/sheet.ts';
import { userSheet } from '#dashboard/features/users/sheet.ts';
import { villaSheet } from '#dashboard/features/villas/sheet.ts';
import type { SheetColumn, SheetKind, SheetOf, SheetValue } from '#dashboard/sheet/sheet.ts';
import type { Statement } from '#domain/payments/report-schema.ts';

/** A search of which only the columns of its list are looked at. */
const anySearch = {} as never;
const noStays = { month: '2026-10', stays: [] as Statement['stays'] } as Statement;

/** Every list of the dashboard that becomes a spreadsheet. */
const LISTS = [
  commentSheet(anySearch),
  blockSheet(anySearch),
  messageSheet(anySearch),
  reservationSheet(anySearch, true),
  subscriberSheet(anySearch),
  statementSheet(noStays),
  transactionSheet(anySearch),
  userSheet(anySearch),
  villaSheet(anySearch),
];

/** A row of cells instead of a row of the list. */
export type CellRow = Record<SheetKind, SheetValue>;

/** The lists with the headings and kinds of their own columns, filled from one cell a kind. */
export const listsOfCells: { name: string; columns: SheetColumn<CellRow>[] }[] = LISTS.map(
  ({ name, columns }: Pick<SheetOf<never>, 'name' | 'columns'>) => ({
    name,
    columns: columns.map(({ title, kind }) => ({ title, kind, value: (row) => row[kind] })),
  }),
);
