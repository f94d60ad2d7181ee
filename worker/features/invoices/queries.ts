import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { OpenSale } from '#domain/invoices/drafts.ts';
import type { SaleKind } from '#domain/invoices/states.ts';
import { INVOICE_SETTING_KEYS } from '#domain/invoices/agency.ts';
import { addMonths, type Day, type Month } from '#domain/values/dates.ts';
import type { ReservationId } from '#domain/values/ids.ts';
import { RULE_DEFAULTS } from '#domain/settings/rule-defaults.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { hasFile, numberInSql } from './number-in-sql.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';

type OpenRow = {
  source: string;
  reservationId: ReservationId;
  code: string;
  day: Day;
  what: SaleKind;
  rate: number;
  accommodationRate: number;
  exemption: string;
  payer: string;
  gross: number;
  /** What valid invoices say of it so far; `said` is their gross. */
  net: number;
  vat: number;
  accommodation: number;
  said: number;
  owner: string;
  guest: string;
  originalId: string | null;
  originalNumber: string | null;
  issuedOn: Day | null;
};

/**
 * What the books say of a month's sales and no valid invoice does, and every invoice of before that
 * says too much or too little by now: also one to somebody who does not pay any more, or with taxes
 * that do not hold. Sales that hold no VAT are compensation, and not invoiced.
 */
export async function readOpenSales(
  db: Database,
  { from, month }: { from: Day; month: Month },
): Promise<OpenSale[]> {
  const [begins, ends] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const rows = await db.read.all<OpenRow>(sql`
    with said as materialized (select * from invoiced_sales),
    open as (
      select t.source, t.reservation_id, t.day, t.what, t.payer, t.rate, t.accommodation_rate,
        t.exemption, t.gross, 0 as net, 0 as vat, 0 as accommodation, 0 as said, null as original_id
      from sales t
      where t.day >= ${from < begins ? begins : from} and t.day < ${ends}
        and (t.rate > 0 or t.exemption <> '') and t.gross > 0
        and not exists (select 1 from said s where ${SAME_SALE})
      union all
      select s.source, s.reservation_id, s.issued_on, s.what, s.payer, s.rate, s.accommodation_rate,
        s.exemption, coalesce((select t.gross from sales t where ${SAME_SALE}), 0) - s.gross,
        s.net, s.vat, s.accommodation, s.gross, s.original_id
      from said s
    )
    select o.source, o.reservation_id as reservationId, r.code, o.day, o.what, o.payer, o.rate,
      o.accommodation_rate as accommodationRate, o.exemption, o.gross,
      o.net, o.vat, o.accommodation, o.said,
      coalesce(d.first_name || ' ' || d.last_name, '') as owner,
      r.first_name || ' ' || r.last_name as guest,
      i.id as originalId, i.series || i.year || printf('%09d', i.sequence) as originalNumber,
      i.issued_on as issuedOn
    from open o
    join reservations r on r.id = o.reservation_id
    left join user_details d on d.user_id = cast(substr(o.payer, 7) as integer) and o.what = 'commission'
    left join invoices i on i.id = o.original_id
    where o.gross <> 0
    order by o.day, o.source, o.what`);
  return rows.map(({ originalId: id, originalNumber: number, issuedOn, ...row }) => {
    const { net, vat, accommodation, said: gross, ...sale } = row;
    return {
      ...sale,
      said: { net, vat, accommodation, rounding: gross - net - vat - accommodation },
      original:
        id === null || number === null || issuedOn === null ? null : { id, number, issuedOn },
    };
  });
}

/** A sale of the books (`t`) and what papers say of it (`s`): to the same payer, at the same taxes. */
const SAME_SALE = sql`t.reservation_id = s.reservation_id and t.what = s.what
  and t.source = s.source and t.payer = s.payer and t.rate = s.rate
  and t.accommodation_rate = s.accommodation_rate and t.exemption = s.exemption`;

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

export type StoredInvoice = typeof invoices.$inferSelect & {
  problem?: string;
  file?: boolean;
};
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
        file: hasFile,
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
