import { sql } from 'drizzle-orm';
import { conflict, DomainError, refused } from '#domain/errors.ts';
import type { Draft } from '#domain/invoices/drafts.ts';
import type { InvoiceParty } from '#domain/invoices/invoice.ts';
import type { IssuedInvoices, IssueInvoicesInput } from '#domain/invoices/schema.ts';
import { SALE_KIND_LABELS } from '#domain/invoices/states.ts';
import type { UserId } from '#domain/values/ids.ts';
import { istanbulDay, type Month } from '#domain/values/dates.ts';
import { timeOfDay } from '#domain/values/istanbul-time.ts';
import { pick } from '#domain/values/pick.ts';
import { invoiceLines, invoices } from '#drizzle/schema/invoices.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type Buyer, readBuyers, toParty } from './buyers.ts';
import { sealParty } from './sealed-buyer.ts';
import { wantCreated } from './integrators/wanted-calls.ts';
import { numberInSql } from './number-in-sql.ts';
import { readNumbers } from './queries.ts';
import { missingOf, readDrafts } from './show-month.ts';

/**
 * Issues drafts, each with the next number of the series. A number is taken once, by the
 * database, and a sale is invoiced once: a second press, or a colleague's, finds nothing due.
 * @throws `INVOICES_NOT_SET_UP` (422) while facts of the agency are missing
 */
export async function issueInvoices(
  deps: Deps,
  { month, ids }: IssueInvoicesInput,
  actor: Actor,
): Promise<IssuedInvoices> {
  const drafts: Draft[] = [];
  let agency: Agency | undefined;
  for (const one of new Set(ids?.map((id) => id.slice(0, 7) as Month) ?? [month as Month])) {
    const { seller, drafts: found } = await readDrafts(deps, one);
    if ('missing' in seller) {
      throw refused('INVOICES_NOT_SET_UP', `Önce doldurun: ${seller.missing.join(', ')}.`);
    }
    agency = seller;
    drafts.push(...found);
  }
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  const buyers = await readBuyers(
    deps,
    drafts.map(({ payer }) => payer),
  );
  const issued = new Map<string, string>();
  const refusals: IssuedInvoices['refused'] = [];
  // One after the other: numbers follow one another.
  for (const id of new Set(ids ?? byId.keys())) {
    const draft = byId.get(id);
    try {
      if (draft === undefined || agency === undefined) throw conflict('INVOICE_NOT_DUE');
      const buyer = buyers.get(draft.payer);
      const [missing] = missingOf(draft, buyer, today(deps.clock));
      if (missing !== undefined || buyer === undefined) {
        throw refused('INVOICE_NOT_READY', `Eksik: ${missing ?? ''}.`);
      }
      issued.set(await issueOne(deps, agency, draft, buyer, actor), id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refusals.push({ id, reason: error.message });
    }
  }
  const numbers = await readNumbers(deps.db, [...issued.keys()]);
  return {
    issued: numbers.map(({ id, number }) => ({ id: issued.get(id) ?? '', number })),
    refused: refusals,
  };
}

type Agency = { series: string; seller: InvoiceParty };

/** One invoice, its number taken in the batch that writes it. @returns its id */
async function issueOne(
  deps: Deps,
  { series, seller }: Agency,
  draft: Draft,
  buyer: Buyer,
  actor: Actor,
): Promise<string> {
  const write = beginWrite(deps, actor);
  const issuedOn = istanbulDay(write.now);
  const year = Number(issuedOn.slice(0, 4));
  const id = write.newId();
  const { net, vat, accommodation, rounding, gross } = draft.total;
  const party = toParty(buyer);
  await write.run([
    write.insert(
      invoices,
      {
        id,
        uuid: crypto.randomUUID(),
        series,
        year,
        sequence: sql`(select coalesce(max(sequence), 0) + 1 from invoices where series = ${series} and year = ${year})`,
        kind: draft.kind,
        profile: buyer.registered ? 'efatura' : 'earchive',
        what: draft.what,
        payer: draft.payer,
        ownerId: ownerOfPayer(draft.payer),
        buyerName: buyer.name,
        buyer: await sealParty(deps, id, party),
        seller,
        issuedOn,
        issuedAt: `${timeOfDay(write.now)}:00`,
        net,
        vat,
        accommodation,
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
          ...pick(line, 'source', 'reservationId', 'what'),
          name: `${SALE_KIND_LABELS[line.what]} ${line.code}`,
          ...pick(line, 'rate', 'accommodationRate', 'exemption'),
          ...line.amount,
        },
        () => conflict('INVOICE_NOT_DUE'),
      ),
    ),
    wantCreated(deps, write, id),
    write.audit('invoice.issue', sql`(select ${numberInSql} from ${invoices} where id = ${id})`, {
      after: { what: draft.what, gross, buyer: buyer.name },
    }),
  ]);
  return id;
}

const ownerOfPayer = (payer: string): UserId | null =>
  payer.startsWith('owner:') ? (Number(payer.slice('owner:'.length)) as UserId) : null;
