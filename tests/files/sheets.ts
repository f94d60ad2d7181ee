import { commentSheet } from '#dashboard/features/comments/spreadsheet.ts';
import { blockSheet } from '#dashboard/features/availability/blocks/spreadsheet.ts';
import { messageSheet } from '#dashboard/features/messages/spreadsheet.ts';
import { reservationSheet } from '#dashboard/features/reservations/list/spreadsheet.ts';
import { subscriberSheet } from '#dashboard/features/subscribers/spreadsheet.ts';
import { statementSheet } from '#dashboard/features/payments/reports/statement-spreadsheet.ts';
import { transactionSheet } from '#dashboard/features/payments/ledger/spreadsheet.ts';
import { userSheet } from '#dashboard/features/users/spreadsheet.ts';
import { villaSheet } from '#dashboard/features/villas/list/spreadsheet.ts';
import type {
  SheetColumn,
  SheetKind,
  SheetOf,
  SheetValue,
} from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import type { Statement } from '#domain/payments/reports/report-schema.ts';

/** A search of which only the columns of its list are looked at. */
const anySearch = {} as never;
const noStays = { month: '2026-10', stays: [] as Statement['stays'] } as Statement;

/** Every list of the dashboard that becomes a spreadsheet. */
const LISTS = [
  commentSheet,
  blockSheet,
  messageSheet,
  reservationSheet(anySearch, true),
  subscriberSheet,
  statementSheet(noStays),
  transactionSheet,
  userSheet,
  villaSheet,
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
