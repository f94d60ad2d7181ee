import type * as z from 'zod';
import { Activity, ActivityInput, Order, OrderInput } from '#domain/wire/ordered-list.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { saveOrder } from '#worker/platform/database/new-order.ts';
import { createRow, deleteRow, listRows, type OrderedRows, updateRow } from './rows.ts';

type AnyRow = { id: number; active: boolean };

/**
 * The six calls of a list that the agency orders by hand: read, add, order, show or hide, change,
 * remove; with their writes and audit rows.
 */
export function orderedList<
  const Path extends string,
  Row extends z.ZodType<AnyRow> & { shape: object },
  Input extends z.ZodType<Omit<z.output<Row>, 'id'>>,
  Update extends z.ZodType<Partial<Omit<z.output<Row>, 'id'>>>,
>(
  list: Omit<OrderedRows<z.output<Row>>, 'columns'> & {
    path: Path;
    /** What the audit log calls the list when it is put in another order. */
    orderedAs: string;
    tag: string;
    row: Row;
    input: Input;
    update: Update;
    /** What a row and the rows are called in the reference, as "a question", "the questions". */
    words: { one: string; all: string };
    /** Refusals of adding and changing besides those of every list, as "422 UNKNOWN_CHOICE". */
    refusals?: string;
  },
) {
  type Content = z.output<Row>;
  const { path, row, input, update, words, refusals } = list;
  const { one, all } = words;
  const rows: OrderedRows<Content> = { ...list, columns: Object.keys(row.shape) as never };
  const tags = [list.tag];
  const routes = [
    route('content', {
      method: 'get',
      path,
      tags,
      summary: `All of ${all}, hidden ones too`,
      answer: pageOf(row),
      returns: 'All of them, in the order of the page',
      handle: async ({ db }) => wholeList(await listRows(db, rows)) as never,
    }),
    route('content', {
      method: 'post',
      path,
      tags,
      summary: `Add ${one}, behind the others`,
      ...(refusals !== undefined && { description: `${refusals}.` }),
      json: input,
      answer: row,
      returns: 'As it was added',
      status: 201,
      handle: (deps, { body }, { actor }) =>
        createRow(deps, rows, body as Omit<Content, 'id'>, actor) as never,
    }),
    route('content', {
      method: 'patch',
      path: `${path}/order` as const,
      tags,
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
    route('content', {
      method: 'patch',
      path: `${path}/activity` as const,
      tags,
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
    route('content', {
      method: 'put',
      path: `${path}/{id}` as const,
      tags,
      summary: `Change ${one}; what is left out stays`,
      description: ['404 NOT_FOUND', refusals].filter(Boolean).join(', ') + '.',
      param: RowIdParam,
      json: update,
      answer: row,
      returns: 'As it is now',
      handle: (deps, { param, body }, { actor }) =>
        updateRow(deps, rows, param.id, body as Partial<Content>, actor) as never,
    }),
    route('content', {
      method: 'delete',
      path: `${path}/{id}` as const,
      tags,
      summary: `Remove ${one}`,
      description: '404 NOT_FOUND.',
      param: RowIdParam,
      answer: Deleted,
      returns: 'Gone',
      handle: async (deps, { param: { id } }, { actor }) => {
        await deleteRow(deps, rows, id, actor);
        return DELETED;
      },
    }),
  ] as const;
  return { rows, routes };
}
