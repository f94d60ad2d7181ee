/** What a cell holds; an empty one is null. Money in kuruş, days and instants as ISO text. */
export type SheetKind = 'text' | 'number' | 'money' | 'day' | 'instant' | 'flag';
export type SheetValue = string | number | boolean | null;

export type SheetColumn<Row> = {
  title: string;
  kind: SheetKind;
  value: (row: Row) => SheetValue;
};

/** A list as a spreadsheet: its columns, and how its rows are read with the filters of the screen. */
export type SheetOf<Row> = {
  /** What the file is called before its date: `rezervasyonlar`. */
  name: string;
  columns: readonly SheetColumn<Row>[];
  read: (page: { skip: string; take: string }) => Promise<{ items: Row[]; total: number }>;
};

/** The same without the reading, which is its list's. */
export type ListSheet<Row> = Pick<SheetOf<Row>, 'name' | 'columns'>;

export const text = <Row>(title: string, value: (row: Row) => string | null): SheetColumn<Row> => ({
  title,
  kind: 'text',
  value,
});
export const number = <Row>(
  title: string,
  value: (row: Row) => number | null,
): SheetColumn<Row> => ({ title, kind: 'number', value });
export const money = <Row>(
  title: string,
  value: (row: Row) => number | null,
): SheetColumn<Row> => ({
  title,
  kind: 'money',
  value,
});
export const day = <Row>(title: string, value: (row: Row) => string | null): SheetColumn<Row> => ({
  title,
  kind: 'day',
  value,
});
export const instant = <Row>(
  title: string,
  value: (row: Row) => string | null,
): SheetColumn<Row> => ({ title, kind: 'instant', value });
export const flag = <Row>(title: string, value: (row: Row) => boolean): SheetColumn<Row> => ({
  title,
  kind: 'flag',
  value,
});
