import type * as z from 'zod';
import { Activity, ActivityInput, Order, OrderInput } from '#domain/wire/ordered-list.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { saveOrder } from '#worker/platform/database/new-order.ts';
import { pictureHooks } from './pictures.ts';
import { createRow, deleteRow, listRows, type OrderedRows, updateRow } from './rows.ts';

type AnyRow = { id: number; active: boolean };

type AnyList<Path extends string, Stored extends AnyRow> = Omit<OrderedRows<Stored>, 'columns'> & {
  path: Path;
  /** What the audit log calls the list when it is put in another order. */
  orderedAs: string;
  /** What a row and the rows are called in the reference, as "a question", "the questions". */
  words: { one: string; all: string };
};

/**
 * The calls that every list ordered by hand has alike: read, order, show or hide, remove; with their
 * writes and audit rows. `stored` are the columns of a row, `shown` what is answered of them.
 */
export function listCalls<
  const Path extends string,
  Stored extends z.ZodType<AnyRow> & { shape: object },
  Row extends z.ZodType<AnyRow>,
>(
  list: AnyList<Path, z.output<Stored>> & {
    stored: Stored;
    row: Row;
    shown: (row: z.output<Stored>) => z.output<Row>;
  },
) {
  type Content = z.output<Stored>;
  const { path, row, shown } = list;
  const { one, all } = list.words;
  const rows: OrderedRows<Content> = {
    ...list,
    columns: Object.keys(list.stored.shape) as never,
  };
  const calls = {
    read: route('content', `get ${path}`, {
      summary: `All of ${all}, hidden ones too`,
      answer: pageOf(row),
      returns: 'All of them, in the order of the page',
      handle: async ({ db }) => wholeList((await listRows(db, rows)).map(shown)) as never,
    }),
    order: route('content', `patch ${path}/order`, {
      summary: `Put ${all} in another order`,
      description: '409 STALE_ORDER when `ids` are not exactly those of now.',
      json: OrderInput,
      answer: Order,
      returns: 'The new order',
      handle: async (deps, { body }, { actor }) => {
        const { table, entity } = rows;
        const { id, displayOrder: order } = table;
        const audited = { action: `${entity}.order`, entity: list.orderedAs };
        await saveOrder(deps, body.ids, actor, { table, id, order, ...audited });
        return body;
      },
    }),
    activity: route('content', `patch ${path}/activity`, {
      summary: `Show ${one} on the page or hide it`,
      description: '404 NOT_FOUND.',
      json: ActivityInput,
      answer: Activity,
      returns: 'The new value',
      handle: async (deps, { body: { id, active } }, { actor }) => {
        await updateRow(deps, rows, id, { active } as Partial<Content>, actor);
        return { id, active };
      },
    }),
    remove: route('content', `delete ${path}/{id}`, {
      summary: `Remove ${one}`,
      description: '404 NOT_FOUND.',
      param: RowIdParam,
      answer: Deleted,
      returns: 'Gone',
      handle: (deps, { param: { id } }, { actor }) => deleted(deleteRow(deps, rows, id, actor)),
    }),
  } as const;
  return { rows, calls };
}

/** A list of which every field is JSON: those calls, and adding and changing. */
export function orderedList<
  const Path extends string,
  Row extends z.ZodType<AnyRow> & { shape: object },
  Input extends z.ZodType<Omit<z.output<Row>, 'id'>>,
  Update extends z.ZodType<Partial<Omit<z.output<Row>, 'id'>>>,
>(
  list: AnyList<Path, z.output<Row>> & {
    tag: string;
    /** Of `orderedRow`. */
    schemas: { row: Row; input: Input; update: Update; pictures: readonly string[] };
  },
) {
  type Content = z.output<Row>;
  const { path, table } = list;
  const { row, input, update, pictures } = list.schemas;
  const refusals = pictures.length > 0 ? '422 UNKNOWN_CHOICE' : undefined;
  const { one } = list.words;
  const { rows, calls } = listCalls({
    ...list,
    ...pictureHooks(table, pictures),
    stored: row,
    row,
    shown: (content) => content,
  });
  const routes = tagged(list.tag, [
    calls.read,
    route('content', `post ${path}`, {
      summary: `Add ${one}, behind the others`,
      ...(refusals !== undefined && { description: `${refusals}.` }),
      json: input,
      answer: row,
      returns: 'As it was added',
      status: 201,
      handle: (deps, { body }, { actor }) =>
        createRow(deps, rows, body as Omit<Content, 'id'>, actor) as never,
    }),
    calls.order,
    calls.activity,
    route('content', `put ${path}/{id}`, {
      summary: `Change ${one}; what is left out stays`,
      description: ['404 NOT_FOUND', refusals].filter(Boolean).join(', ') + '.',
      param: RowIdParam,
      json: update,
      answer: row,
      returns: 'As it is now',
      handle: (deps, { param, body }, { actor }) =>
        updateRow(deps, rows, param.id, body as Partial<Content>, actor) as never,
    }),
    calls.remove,
  ]);
  return { rows, routes };
}
