import { eq } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import type { Database } from './database.ts';
import { sha256 } from '../ids.ts';
import { build } from './statements.ts';
import { type Step, step } from './write-batch.ts';

/** A write that may be sent twice: who sends it under which key, and what was asked. */
type KeyedRequest = { scope: string; key: string; body: unknown };

/** What a write would do and answer, before it is done. */
export type WritePlan<Content> = { status: number; content: Content; steps: Step[] };

export type Settled<Content> = { status: number; content: Content; replayed: boolean };

/**
 * Runs a write once per key. The key is the first row of the write's own batch, so the answer is
 * stored if and only if the write happened. The same key and body gets the first answer again;
 * with another body it is refused with `IDEMPOTENCY_KEY_REUSED`.
 *
 * `plan` may refuse (the nights are gone, say) because an earlier attempt with this key already
 * succeeded; so a stored answer is looked for before any refusal leaves. Two database trips when
 * all goes well: the plan's read and the batch.
 */
export async function runIdempotent<Content>(
  db: Database,
  request: KeyedRequest,
  plan: () => Promise<WritePlan<Content>>,
): Promise<Settled<Content>> {
  const key = `${request.scope}:${request.key}`;
  const requestHash = await sha256(JSON.stringify(request.body));
  try {
    const { status, content, steps } = await plan();
    const response = JSON.stringify(content);
    const first = build.insert(idempotencyKeys).values({ key, requestHash, status, response });
    await db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...steps]);
    return { status, content, replayed: false };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    const stored = await findStored<Content>(db, key, requestHash);
    if (stored) return stored;
    throw error;
  }
}

async function findStored<Content>(
  db: Database,
  key: string,
  requestHash: string,
): Promise<Settled<Content> | null> {
  const [row] = await db.read.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!row) return null;
  if (row.requestHash !== requestHash) throw conflict('IDEMPOTENCY_KEY_REUSED');
  return { status: row.status, content: JSON.parse(row.response) as Content, replayed: true };
}
