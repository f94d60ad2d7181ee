import {
  BuyerLink,
  InvoiceBuyer,
  InvoiceBuyerInput,
  InvoiceMonth,
  InvoicesQuery,
  InvoiceStatesAnswer,
  InvoiceStatesInput,
  IssuedInvoices,
  IssueInvoicesInput,
  PayerParam,
} from '#domain/invoices/schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { startStream } from '#worker/platform/files/text-stream.ts';
import { makeBuyerLink } from './buyer-link.ts';
import { readInvoicePdf } from './integrators/invoice-pdf.ts';
import { issueInvoices } from './issue-invoices.ts';
import { saveBuyer } from './save-buyer.ts';
import { setInvoiceStates } from './set-states.ts';
import { showInvoices } from './show-month.ts';
import { readUbl, writeInvoiceFiles } from './write-files.ts';

export const invoiceRegisterRoutes = tagged('admin invoices', [
  route('money.read', 'get /v1/admin/invoices', {
    summary:
      'A month of the register: invoices that are due of its services, and those issued in it',
    query: InvoicesQuery,
    answer: InvoiceMonth,
    returns: 'Kuruş; the sums are those of the books',
    handle: (deps, { query: { month } }) => showInvoices(deps, month),
  }),
  route('money.read', 'get /v1/admin/invoices/files.zip', {
    summary: 'The invoices issued in a month: UBL-TR files and a workbook',
    description: '422 INVOICES_NOT_SET_UP.',
    query: InvoicesQuery,
    file: 'application/zip',
    returns: 'The archive',
    handle: async (deps, { query: { month } }) => {
      const zip = await startStream(await writeInvoiceFiles(deps, month));
      return fileAnswer(zip, `faturalar-${month}.zip`, 'application/zip');
    },
  }),
  route('money.read', 'get /v1/admin/invoices/{id}/file.pdf', {
    summary: 'The invoice as the integrator signed it',
    description: '404 NOT_FOUND while there is none.',
    param: EventIdParam,
    file: 'application/pdf',
    returns: 'The PDF',
    handle: async (deps, { param: { id } }) => {
      const { number, bytes } = await readInvoicePdf(deps, id);
      return fileAnswer(bytes, `${number}.pdf`, 'application/pdf');
    },
  }),
  route('money.read', 'get /v1/admin/invoices/{id}/xml', {
    summary: 'The invoice as UBL-TR 1.2',
    description: '404 NOT_FOUND for none of ours.',
    param: EventIdParam,
    file: 'application/xml',
    returns: 'The XML',
    handle: async (deps, { param: { id } }) => {
      const { number, xml } = await readUbl(deps, id);
      return fileAnswer(xml, `${number}.xml`, 'application/xml');
    },
  }),
  route('money.write', 'post /v1/admin/invoices/issue', {
    summary: 'Issue invoices that are due, all of a month or some, each with the next number',
    description: '422 INVOICES_NOT_SET_UP while facts of the agency are missing.',
    json: IssueInvoicesInput,
    answer: IssuedInvoices,
    returns: 'What became of each; one that was issued before is refused and changes nothing',
    handle: (deps, { body }, { actor }) => issueInvoices(deps, body, actor),
  }),
  route('money.write', 'put /v1/admin/invoices/buyers/{payer}', {
    summary: 'Who is invoiced: name, number and address of an owner or of the guest of a stay',
    description: '404 NOT_FOUND for nobody, 422 without a number.',
    param: PayerParam,
    json: InvoiceBuyerInput,
    answer: InvoiceBuyer,
    returns: 'As it is now, the number masked',
    handle: (deps, { param: { payer }, body }, { actor }) => saveBuyer(deps, payer, body, actor),
  }),
  route('money.write', 'post /v1/admin/invoices/buyers/{payer}/link', {
    summary: 'A private link by which the payer says what the invoice lacks; earlier ones end',
    description: '404 NOT_FOUND for nobody.',
    param: PayerParam,
    answer: BuyerLink,
    returns: 'The link, until when it opens, and a text to send it with',
    cache: 'no-store',
    handle: (deps, { param: { payer } }, { actor }) => makeBuyerLink(deps, payer, actor),
  }),
  route('money.write', 'post /v1/admin/invoices/states', {
    summary: 'What became of invoices at the integrator; the same answer may come twice',
    json: InvoiceStatesInput,
    answer: InvoiceStatesAnswer,
    returns: 'How many changed, and the answers that fit none',
    handle: (deps, { body }, { actor }) => setInvoiceStates(deps, body, actor),
  }),
]);
