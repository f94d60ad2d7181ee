import { EMPTY_DRAFT } from './request-schema.ts';
import type { RequestDraft } from './request-schema.ts';
import type { CompleteStay } from '../stay/stay.ts';

/**
 * A request that was sent and not answered for certain: it may have arrived, so the same body must go
 * out under the same key when it is repeated.
 */
export type SentRequest = { key: string; body: string; stay: CompleteStay };

/** What survives a reload of the tab, until the request has been answered. */
type Stored = { draft?: RequestDraft; sent?: SentRequest };

const keyOf = (slug: string) => `talep:${slug}`;

function read(slug: string): Stored {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}') as Stored;
  } catch {
    // Storage can be switched off or hold something else; a form without memory still works.
    return {};
  }
}

function write(slug: string, stored: Stored): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify(stored));
  } catch {
    // As above.
  }
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
 * The idempotency key of a body: the one it was sent with before, so that a repeated request is
 * answered and not made twice; a new one for another body.
 */
export function keyFor(slug: string, body: string, stay: CompleteStay): string {
  const stored = read(slug);
  if (stored.sent?.body === body) return stored.sent.key;
  const key = crypto.randomUUID();
  write(slug, { ...stored, sent: { key, body, stay } });
  return key;
}

/** A request of this tab whose answer was never seen; null for none. */
export function findSent(slug: string): SentRequest | null {
  return read(slug).sent ?? null;
}

/** After a certain refusal the request needs no answer any more; what was typed stays. */
export function forgetSent(slug: string): void {
  write(slug, { draft: read(slug).draft });
}

/** Forgets the personal data once the request has arrived. */
export function clearDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // As above.
  }
}
