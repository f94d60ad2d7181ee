import { documentTypeOf } from '#domain/media/formats/document-types.ts';
import { fromBase64 } from '#worker/platform/base64.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { NilveraAccount } from '#worker/platform/invoice-accounts.ts';
import { readBytes } from '#worker/platform/web/read-body.ts';
import type { InvoiceIntegrator, Outcome, Paper, SentInvoice, Standing } from './port.ts';

/* Nilvera's REST API v1 (developer.nilvera.com; its OpenAPI files of e-Arşiv, e-Fatura and general),
   read in November 2026 and not tried against an account: the first invoice goes to its test
   environment. */

const PATIENCE_MS = 20_000;
const MAX_BYTES = 8_000_000;
const MAX_REASON = 300;

type Said = { status: number; json: unknown };

export function createNilvera(
  { outside }: Pick<Deps, 'outside'>,
  { apiKey, baseUrl }: NilveraAccount,
): InvoiceIntegrator {
  /** Null when nothing that can be read came back. */
  async function ask(method: string, path: string, body?: FormData): Promise<Said | null> {
    try {
      const response = await outside(baseUrl + path, {
        method,
        headers: { authorization: `Bearer ${apiKey}`, accept: 'application/json' },
        ...(body && { body }),
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const text = new TextDecoder().decode(await readBytes(response, MAX_BYTES));
      return { status: response.status, json: text === '' ? null : JSON.parse(text) };
    } catch {
      return null;
    }
  }

  async function create(invoice: SentInvoice, { xml, buyerNumber }: Paper): Promise<Outcome> {
    const to =
      invoice.profile === 'efatura' ? await mailboxOf(buyerNumber) : { path: '/earchive/Send/Xml' };
    if ('kind' in to) return to;
    const form = new FormData();
    form.set('file', new Blob([xml], { type: 'application/xml' }), `${invoice.number}.xml`);
    const said = await ask('POST', to.path, form);
    if (said?.status !== 409) return outcomeOf(said);
    // An earlier attempt has arrived after all, or another invoice has the number.
    const standing = await state(invoice);
    if (standing.kind === 'none') return NUMBER_TAKEN;
    return standing.kind === 'state' ? { kind: 'done' } : standing;
  }

  /** Where an e-Fatura goes: the buyer's own mailbox. */
  async function mailboxOf(buyerNumber: string): Promise<Outcome | { path: string }> {
    const path = `/general/GlobalCompany/Check/TaxNumber/${encodeURIComponent(buyerNumber)}`;
    const said = await ask('GET', `${path}?globalUserType=Invoice`);
    if (said?.status === 404) return NO_MAILBOX;
    const outcome = outcomeOf(said);
    if (outcome.kind !== 'done') return outcome;
    const found = Array.isArray(said?.json) ? said.json : [];
    const alias = found
      .map((one) => textOf(one, 'Name'))
      .find((name) => name.startsWith('urn:mail:'));
    if (alias === undefined) return NO_MAILBOX;
    return { path: `/einvoice/Send/Xml?${new URLSearchParams({ Alias: alias })}` };
  }

  async function state(invoice: SentInvoice): Promise<Standing> {
    const said = await ask('GET', `${pathOf(invoice)}/Status`);
    if (said?.status === 404) return { kind: 'none' };
    const outcome = outcomeOf(said);
    if (outcome.kind !== 'done') return { kind: 'unclear', reason: outcome.reason };
    return standingOf(said?.json, invoice.profile);
  }

  return {
    name: 'nilvera',
    create,
    state,
    cancel: async (invoice) =>
      invoice.profile === 'efatura'
        ? NO_CANCEL
        : outcomeOf(await ask('PUT', `${pathOf(invoice)}/Cancel`)),
    file: async (invoice) => {
      const said = await ask('GET', `${pathOf(invoice)}/pdf`);
      return said?.status === 200 && typeof said.json === 'string' ? pdfOf(said.json) : null;
    },
  };
}

/** Null for what is no PDF: a guest's browser gets it under our address. */
function pdfOf(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const bytes = fromBase64(base64);
    return documentTypeOf(bytes)?.extension === 'pdf' ? bytes : null;
  } catch {
    return null;
  }
}

const pathOf = ({ profile, uuid }: SentInvoice): string =>
  profile === 'efatura' ? `/einvoice/Sale/${uuid}` : `/earchive/Invoices/${uuid}`;

const NO_MAILBOX: Outcome = {
  kind: 'refused',
  reason: 'Alıcı e-Fatura kullanıcısı görünmüyor; alıcının kaydını düzeltin.',
};

const NUMBER_TAKEN: Outcome = {
  kind: 'refused',
  reason: 'Fatura numarası entegratörde başka bir faturada kullanılmış.',
};

/** A basic e-Fatura cannot be cancelled inside the system; a return answers it. */
const NO_CANCEL: Outcome = {
  kind: 'refused',
  reason: 'e-Fatura entegratörde iptal edilemez: GİB portalından iptal edin ya da iade kesin.',
};

/** Refused is what its documentation calls the caller's mistake; the access itself is nobody's. */
function outcomeOf(said: Said | null): Outcome {
  if (said === null) return { kind: 'unclear', reason: 'Entegratör yanıt vermedi' };
  const { status } = said;
  if (status >= 200 && status < 300) return { kind: 'done' };
  const reason = reasonOf(said.json) || `HTTP ${status}`;
  if (status === 401 || status === 403) return { kind: 'unclear', reason: `Erişim: ${reason}` };
  return { kind: status === 400 || status === 422 ? 'refused' : 'unclear', reason };
}

/** `StatusCode` of an e-Arşiv invoice, `InvoiceStatus.Code` of an e-Fatura. */
function standingOf(json: unknown, profile: SentInvoice['profile']): Standing {
  const status = profile === 'efatura' ? fieldOf(json, 'InvoiceStatus') : json;
  const code = textOf(status, profile === 'efatura' ? 'Code' : 'StatusCode');
  const reason = textOf(status, profile === 'efatura' ? 'DetailDescription' : 'StatusDetail');
  if (fieldOf(json, 'CancelStatus') === true)
    return { kind: 'state', state: 'cancelled', reason: '' };
  const answer = fieldOf(json, 'Answer');
  if (textOf(answer, 'AnswerCode') === 'rejected') {
    return {
      kind: 'state',
      state: 'failed',
      reason: textOf(answer, 'AnswerNote') || 'Alıcı reddetti',
    };
  }
  if (code === 'succeed') return { kind: 'state', state: 'accepted', reason: '' };
  if (code === 'error') return { kind: 'state', state: 'failed', reason: reason || 'Hata' };
  if (code === 'waiting' || code === 'unknown') return { kind: 'state', state: 'sent', reason: '' };
  return { kind: 'unclear', reason: 'Entegratörün yanıtı anlaşılmadı' };
}

/** The sentences of its errors: `{ Message, Errors: [{ Description, Detail }] }`. */
function reasonOf(json: unknown): string {
  const errors = fieldOf(json, 'Errors');
  const all = (Array.isArray(errors) ? errors : []).map((one) =>
    [textOf(one, 'Description'), textOf(one, 'Detail')].filter(Boolean).join(': '),
  );
  return [textOf(json, 'Message'), ...all].filter(Boolean).join('; ').slice(0, MAX_REASON);
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;

function textOf(value: unknown, name: string): string {
  const field = fieldOf(value, name);
  return typeof field === 'string' ? field.slice(0, MAX_REASON) : '';
}
