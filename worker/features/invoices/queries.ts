import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OpenSale } from '#domain/invoices/drafts.ts';
import type { SaleKind } from '#domain/invoices/states.ts';
import { INVOICE_SETTING_KEYS } from '#domain/invoices/agency.ts';
import { addMonths, type Day, type Month } from '#domain/values/dates.ts';
import type { ReservationId } from '#domain/values/ids.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { numberInSql } from './number-in-sql.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

type OpenRow = {
  source: string;
  reservationId: ReservationId;
  code: string;
  day: Day;
  what: SaleKind;
  rate: number;
  gross: number;
  ownerId: number;
  owner: string | null;
  guest: string;
  originalId: string | null;
  originalNumber: string | null;
  issuedOn: Day | null;
};

/**
 * What the books say of a month's sales and no valid invoice does, and every invoice of before that
 * says too much or too little by now. Sales that hold no VAT are compensation, and not invoiced.
 */
export async function readOpenSales(
  db: Database,
  { from, month }: { from: Day; month: Month },
): Promise<OpenSale[]> {
  const [begins, ends] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const rows = await db.read.all<OpenRow>(sql`
    with said as (
      select l.source, l.reservation_id, l.what, max(l.rate) as rate,
        sum(l.net + l.vat + l.rounding) as gross, max(i.id) as original_id, max(i.issued_on) as day
      from invoice_lines l join invoices i on i.id = l.invoice_id and i.state <> 'cancelled'
      group by l.source, l.what
    ),
    open as (
      select t.source, t.reservation_id, t.day, t.what, t.rate, t.gross
      from taxed_sales t
      where t.day >= ${from < begins ? begins : from} and t.day < ${ends} and t.rate > 0
        and t.gross > 0
        and not exists (select 1 from said s where s.source = t.source and s.what = t.what)
      union all
      select s.source, s.reservation_id, s.day, s.what, s.rate,
        coalesce((select t.gross from taxed_sales t
          where t.reservation_id = s.reservation_id and t.source = s.source and t.what = s.what), 0)
        - s.gross as gross
      from said s
    )
    select o.source, o.reservation_id as reservationId, r.code, o.day, o.what, o.rate, o.gross,
      r.owner_id as ownerId, d.first_name || ' ' || d.last_name as owner,
      r.first_name || ' ' || r.last_name as guest,
      i.id as originalId, i.series || i.year || printf('%09d', i.sequence) as originalNumber,
      i.issued_on as issuedOn
    from open o
    join reservations r on r.id = o.reservation_id
    left join user_details d on d.user_id = r.owner_id
    left join said s on s.source = o.source and s.what = o.what
    left join invoices i on i.id = s.original_id
    where o.gross <> 0
    order by o.day, o.source, o.what`);
  return rows.map(({ originalId: id, originalNumber: number, issuedOn, ...row }) => ({
    ...row,
    owner: row.owner ?? '',
    original: id === null || number === null || issuedOn === null ? null : { id, number, issuedOn },
  }));
}

export const readNumbers = ({ read }: Database, ids: readonly string[]) =>
  read
    .select({ id: invoices.id, number: numberInSql })
    .from(invoices)
    .where(inArray(invoices.id, [...ids]))
    .orderBy(invoices.sequence);

/** Settings of the seller, as stored or as they come with the product. */
export async function readSellerSettings(db: Database): Promise<Record<string, string>> {
  const rows = await db.read
    .select({ key: settings.key, value: settings.value })
    .from(settings)
    .where(inArray(settings.key, [...INVOICE_SETTING_KEYS]));
  return { ...RULE_DEFAULTS, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

export type StoredInvoice = typeof invoices.$inferSelect & { problem?: string };
export type StoredLine = typeof invoiceLines.$inferSelect & { code: string };

/** The invoices that were issued in a month, the newest first, with their lines. */
export const readIssued = (db: Database, month: Month) =>
  readInvoices(
    db,
    and(gte(invoices.issuedOn, `${month}-01`), lt(invoices.issuedOn, `${addMonths(month, 1)}-01`)),
  );

/** The invoices of a condition, likewise. */
export async function readInvoices(
  db: Database,
  which: SQL | undefined,
): Promise<{ invoice: StoredInvoice; lines: StoredLine[] }[]> {
  const { rows, lines } = await readTogether(db, {
    rows: db.read
      .select({
        ...getTableColumns(invoices),
        problem: sql<string>`coalesce(
          (select problem from invoice_calls where invoice_id = ${invoices.id}), '')`,
      })
      .from(invoices)
      .where(which)
      .orderBy(desc(invoices.year), desc(invoices.sequence)),
    lines: db.read
      .select({
        line: invoiceLines,
        code: sql<string>`(select code from reservations where id = ${invoiceLines.reservationId})`,
      })
      .from(invoiceLines)
      .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
      .where(which)
      .orderBy(invoiceLines.invoiceId, invoiceLines.source),
  });
  const byInvoice = Map.groupBy(lines, ({ line }) => line.invoiceId);
  return rows.map((invoice) => ({
    invoice,
    lines: (byInvoice.get(invoice.id) ?? []).map(({ line, code }) => ({ ...line, code })),
  }));
}
