import type { TranslatedKind } from '#domain/translations/admin-schema.ts';
import { cataloguePage } from '#dashboard/list/catalogue-page.tsx';
import { column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { wholeList } from '#dashboard/list/list-source.ts';
import { flag, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

export type ListedRow = { id: number; active: boolean };

/** The calls of a list as `orderedList` of the Worker declares them. */
type Calls<Row> = {
  $get(): Promise<{ items: Row[]; total: number }>;
  $post(call: { json: never }): Promise<Row>;
  order: { $patch(call: { json: { ids: number[] } }): Promise<unknown> };
  activity: { $patch(call: { json: { id: number; active: boolean } }): Promise<unknown> };
  ':id': {
    $put(call: { param: { id: number }; json: never }): Promise<Row>;
    $delete(call: { param: { id: number } }): Promise<unknown>;
  };
};

/** A text of a row, or its picture; `width` makes it a column, the first one the row's name. */
export type ListedField = {
  label: string;
  hint?: string;
  width?: number;
  /** The column's title, where it is not the label. */
  title?: string;
  /** Lines of a longer text. */
  lines?: number;
  /** Offers what other rows have, and begins with the first of them. */
  known?: true;
  picture?: true;
};

export type Ordered<Row extends ListedRow> = {
  /** The screen's name for saved views, columns, drafts and the queries of its rows. */
  screen: string;
  title: string;
  /** A row, capitalised: "Soru". */
  one: string;
  calls: Calls<Row>;
  /** In the order of the form. */
  fields: Record<Exclude<keyof Row & string, keyof ListedRow>, ListedField>;
  /** The name of the file, and the titles of its columns. */
  sheet: readonly [name: string, titles: Partial<Record<keyof Row & string, string>>];
  empty: { title: string; text?: string };
  /** What its texts are among the translations. */
  translated?: TranslatedKind;
  removal: { title: (name: string) => string; text: (name: string) => string; done: string };
};

const lower = (word: string) => word.toLocaleLowerCase('tr');

/** The screen of a list of texts that the agency orders by hand; `orderedEditor` opens its rows. */
export function orderedPage<Row extends ListedRow>(list: Ordered<Row>) {
  type Name = keyof typeof list.fields;
  const { calls, one, screen } = list;
  const textOf = (row: Row, name: string) => (row as unknown as Record<string, string>)[name] ?? '';
  const columns = (Object.entries(list.fields) as [Name, ListedField][]).flatMap(
    ([name, { label, title = label, width }]) =>
      width === undefined ? [] : [{ name, title, width }],
  );
  const [head, ...others] = columns as [(typeof columns)[number], ...typeof columns];
  const nameOf = (row: Row) => textOf(row, head.name);
  const source = wholeList([screen], () => calls.$get());
  const page = cataloguePage({
    screen,
    title: list.title,
    noun: lower(one),
    source,
    head: {
      ...head,
      cell: (row) => <span className="block max-w-lg truncate">{nameOf(row)}</span>,
    } satisfies HeadColumn<Row>,
    card: (row) => (
      <>
        <span className="font-medium">{nameOf(row)}</span>
        <span className="flex gap-2 text-soft">
          <span className="flex-1">{others.map(({ name }) => textOf(row, name)).join(' · ')}</span>
          {!row.active && 'Gizli'}
        </span>
      </>
    ),
    sheet: {
      name: list.sheet[0],
      columns: [
        ...Object.entries(list.sheet[1]).map(([name, title]) =>
          text<Row>(title as string, (row) => textOf(row, name)),
        ),
        flag<Row>('Sitede', (row) => row.active),
      ],
    },
    add: `Yeni ${lower(one)}`,
    activity: {
      send: (id, active) => calls.activity.$patch({ json: { id, active } }),
      done: [`${one} sitede`, `${one} siteden gizlendi`],
      drop: 3,
      label: (row) => `${nameOf(row)} sitede`,
    },
    order: { send: (ids) => calls.order.$patch({ json: { ids } }), nameOf },
    columns: others.map(({ name, title, width }) =>
      column<Row>(name, title, { width, drop: 1 }, (row) => textOf(row, name)),
    ),
    empty: list.empty,
  });
  return Object.assign(page, { list: { ...list, source, nameOf } });
}
