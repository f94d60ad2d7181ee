import type { ScopeQuery } from '#domain/publishing/page-scope.ts';

/**
 * Triggers that raise a counter when a table changes, generated from lists (raise-versions.ts). An
 * update raises it only when a column of the rule gets another value.
 */

type RowEvent = 'insert' | 'update' | 'delete';
type Row = 'NEW' | 'OLD';

const EVENTS: { event: RowEvent; rows: Row[] }[] = [
  { event: 'insert', rows: ['NEW'] },
  { event: 'update', rows: ['OLD', 'NEW'] },
  { event: 'delete', rows: ['OLD'] },
];

/** Names of a table's columns in SQL. */
export type ColumnsOf = (table: string) => readonly string[];

/** Which changes of a table count. */
type Counted = {
  table: string;
  /** Columns that count; all, when omitted. */
  only?: readonly string[];
  /** Columns that do not count. */
  except?: readonly string[];
  /** SQL condition for a row to count; `$` stands for the row. Every row, when omitted. */
  when?: string;
};

/** What search reads. `nights`: a change of nights only, not of the other facts. */
export type SearchRule = Counted & { nights?: true };

/** What pages show: `scopes` are queries of the scopes that change with a row, `$`. */
export type PageRule = Counted & {
  /** Distinguishes rules of one table. */
  name: string;
  scopes: readonly ScopeQuery[];
};

/** Columns that say when or how often a row was written, or are derived from others. */
const BOOKKEEPING = ['version', 'updated_at', 'search_text', 'sort_key'];

export function searchTriggers(rule: SearchRule, columnsOf: ColumnsOf): string[] {
  const facts = rule.nights ? '' : ', content = content + 1';
  const raise = `UPDATE catalogue_version SET version = version + 1${facts} WHERE id = 1;`;
  return EVENTS.map(({ event, rows }) =>
    trigger(`${rule.table}_${event}_in_search`, rule, { event, rows }, columnsOf, raise),
  );
}

export function pageTriggers(rule: PageRule, columnsOf: ColumnsOf): string[] {
  return EVENTS.map(({ event, rows }) => {
    const scopes = rows.flatMap((row) => rule.scopes.map((scope) => of(row, scope)));
    const raise = `INSERT INTO changed_pages ${scopes.join('\n  UNION ')};`;
    const name = `${rule.table}_${event}_on_pages_${rule.name}`;
    return trigger(name, rule, { event, rows }, columnsOf, raise);
  });
}

function trigger(
  name: string,
  { table, only, except = [], when }: Counted,
  { event, rows }: (typeof EVENTS)[number],
  columnsOf: ColumnsOf,
  body: string,
): string {
  const hidden = new Set([...BOOKKEEPING, ...except]);
  const counted = only ?? columnsOf(table).filter((column) => !hidden.has(column));
  const columns = counted.map((column) => `"${column}"`);
  const isUpdate = event === 'update';
  const valuesOf = (row: Row) => columns.map((column) => `${row}.${column}`).join(', ');
  const differs = `(${valuesOf('OLD')}) IS NOT (${valuesOf('NEW')})`;
  const counts = when === undefined ? [] : [rows.map((row) => of(row, when)).join(' OR ')];
  const conditions = [...(isUpdate ? [differs] : []), ...counts];
  const on = isUpdate ? `UPDATE OF ${columns.join(', ')}` : event.toUpperCase();
  const condition = conditions.map((part) => `(${part})`).join(' AND ');
  return (
    `CREATE TRIGGER ${name} AFTER ${on} ON ${table}\n` +
    `${condition === '' ? '' : `WHEN ${condition}\n`}BEGIN\n  ${body}\nEND;`
  );
}

const of = (row: Row, sql: string): string => sql.replaceAll('$', row);
