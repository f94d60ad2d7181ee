import { desc, and, eq } from 'drizzle-orm';
import { conflict, DomainError, refused } from '#domain/errors.ts';
import { invoiceNumber } from '#domain/invoices/number.ts';
import type { Draft } from '#domain/invoices/drafts.ts';
import type { IssuedInvoices, IssueInvoicesInput } from '#domain/invoices/schema.ts';
import { SALE_KIND_LABELS } from '#domain/invoices/states.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { timeOfDay } from '#domain/values/istanbul-time.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type Buyer, readBuyers, toParty } from './buyers.ts';
import { sealParty } from './sealed-buyer.ts';
import { missingOf, readDrafts } from './show-month.ts';

/** A colleague took the number in between: the next one is tried, so many times. */
const ATTEMPTS = 5;

/**
 * Issues drafts of a month, each with the next number of the series. A number is taken once, by the
 * database, and a sale is invoiced once: a second press, or a colleague's, finds nothing due.
 * @throws `INVOICES_NOT_SET_UP` (422) while facts of the agency are missing
 */
export async function issueInvoices(
  deps: Deps,
  { month, drafts: keys }: IssueInvoicesInput,
  actor: Actor,
): Promise<IssuedInvoices> {
  const { seller, drafts } = await readDrafts(deps, month);
  if ('missing' in seller) {
    throw refused('INVOICES_NOT_SET_UP', `Önce doldurun: ${seller.missing.join(', ')}.`);
  }
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  const buyers = await readBuyers(
    deps,
    drafts.map(({ payer }) => payer),
  );
  const answer: IssuedInvoices = { issued: [], refused: [] };
  // One after the other: numbers follow one another.
  for (const key of new Set(keys)) {
    const draft = byKey.get(key);
    try {
      if (draft === undefined) throw conflict('INVOICE_NOT_DUE');
      const buyer = buyers.get(draft.payer);
      const [missing] = missingOf(draft, buyer, today(deps.clock));
      if (missing !== undefined || buyer === undefined) {
        throw refused('INVOICE_NOT_READY', `Eksik: ${missing ?? ''}.`);
      }
      answer.issued.push({ key, number: await issueOne(deps, seller.series, draft, buyer, actor) });
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer.refused.push({ key, reason: error.message });
    }
  }
  return answer;
}

async function issueOne(
  deps: Deps,
  series: string,
  draft: Draft,
  buyer: Buyer,
  actor: Actor,
): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryIssue(deps, series, draft, buyer, actor);
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'INVOICE_NUMBER';
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

async function tryIssue(
  deps: Deps,
  series: string,
  draft: Draft,
  buyer: Buyer,
  actor: Actor,
): Promise<string> {
  const write = beginWrite(deps, actor);
  const issuedOn = istanbulDay(write.now);
  const year = Number(issuedOn.slice(0, 4));
  const [last] = await deps.db.read
    .select({ sequence: invoices.sequence })
    .from(invoices)
    .where(and(eq(invoices.series, series), eq(invoices.year, year)))
    .orderBy(desc(invoices.sequence))
    .limit(1);
  const sequence = (last?.sequence ?? 0) + 1;
  const number = invoiceNumber(series, year, sequence);
  const id = write.newId();
  const { net, vat, rounding, gross } = draft.total;
  const party = toParty(buyer);
  await write.run([
    write.insert(
      invoices,
      {
        id,
        uuid: crypto.randomUUID(),
        series,
        year,
        sequence,
        kind: draft.kind,
        profile: buyer.registered ? 'efatura' : 'earchive',
        what: draft.what,
        payer: draft.payer,
        ownerId: draft.what === 'commission' ? (draft.lines[0]?.ownerId ?? null) : null,
        buyerName: buyer.name,
        buyer: await sealParty(deps, id, party),
        issuedOn,
        issuedAt: `${timeOfDay(write.now)}:00`,
        net,
        vat,
        rounding,
        gross,
        originalId: draft.original?.id ?? null,
        createdBy: actor.userId,
      },
      () => conflict('INVOICE_NUMBER'),
    ),
    draft.lines.map((line) =>
      write.insert(
        invoiceLines,
        {
          invoiceId: id,
          source: line.source,
          reservationId: line.reservationId,
          what: line.what,
          name: `${SALE_KIND_LABELS[line.what]} ${line.code}`,
          rate: line.rate,
          net: line.amount.net,
          vat: line.amount.vat,
          rounding: line.amount.rounding,
        },
        () => conflict('INVOICE_NOT_DUE'),
      ),
    ),
    write.audit('invoice.issue', number, { after: { what: draft.what, gross, buyer: buyer.name } }),
  ]);
  return number;
}
