import { hasFields, session } from '#browser/stored.ts';
import { EMPTY_DRAFT, type RequestDraft } from './request-draft.ts';
import type { CompleteStay } from '../stay/stay.ts';

/**
 * A request that was sent without a certain answer: it may have arrived, so a repetition must use
 * the same body and key.
 */
export type SentRequest = { key: string; body: string; stay: CompleteStay };

/** What survives a reload of the tab, until the request has been answered. */
type Stored = { draft?: RequestDraft; sent?: SentRequest };

const keyOf = (slug: string) => `talep:${slug}`;

const read = (slug: string): Stored => session.readJson(keyOf(slug), isStored) ?? {};

/** As it was written here; text of somebody else's would be put into the form's fields. */
function isStored(value: unknown): value is Stored {
  if (!hasFields(value, {})) return false;
  const { draft, sent } = value as Stored;
  const isDraft =
    draft === undefined || (areAll(draft.customer, 'string') && areAll(draft.consents, 'boolean'));
  const isSent =
    sent === undefined || hasFields(sent, { key: 'string', body: 'string', stay: 'object' });
  return isDraft && isSent;
}

const areAll = (fields: unknown, kind: string): boolean =>
  hasFields(fields, {}) && Object.values(fields as object).every((field) => typeof field === kind);

function write(slug: string, stored: Stored): void {
  session.write(keyOf(slug), JSON.stringify(stored));
}

/** What was typed before a reload. */
export function loadDraft(slug: string): RequestDraft {
  const { draft } = read(slug);
  return {
    customer: { ...EMPTY_DRAFT.customer, ...draft?.customer },
    consents: { ...EMPTY_DRAFT.consents, ...draft?.consents },
  };
}

export function saveDraft(slug: string, draft: RequestDraft): void {
  write(slug, { ...read(slug), draft });
}

/**
 * The idempotency key of a body: the previous one for the same body, so that a repeated request is
 * not made twice; a new one for another body.
 */
export function keyFor(slug: string, body: string, stay: CompleteStay): string {
  const stored = read(slug);
  if (stored.sent?.body === body) return stored.sent.key;
  const key = crypto.randomUUID();
  write(slug, { ...stored, sent: { key, body, stay } });
  return key;
}

/** A request of this tab whose answer was never received; null for none. */
export function findSent(slug: string): SentRequest | null {
  return read(slug).sent ?? null;
}

/** After a definite refusal there is nothing to resume; typed values stay. */
export function forgetSent(slug: string): void {
  write(slug, { draft: read(slug).draft });
}

/** Forgets the personal data once the request has arrived. */
export function clearDraft(slug: string): void {
  session.remove(keyOf(slug));
}
