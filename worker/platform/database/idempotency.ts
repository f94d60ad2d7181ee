import { eq } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../ids.ts';
import { openText, sealText } from '../secrets/sealed-text.ts';
import { build } from './statements.ts';
import { type Step, step } from './write-batch.ts';

/** A write that may be sent twice: who sends it under which key, and what was asked. */
type KeyedRequest = { scope: string; key: string; body: unknown };

/** Where answers are kept: sealed, since one may hold a private link or whom it is for. */
type Keeping = Pick<Deps, 'db' | 'secrets'>;

/** A stored answer opens under its own key alone. */
const contextOf = (key: string) => `idempotency:${key}`;

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
  { db, secrets }: Keeping,
  request: KeyedRequest,
  plan: () => Promise<WritePlan<Content>>,
): Promise<Settled<Content>> {
  const key = `${request.scope}:${request.key}`;
  const requestHash = await sha256(JSON.stringify(request.body));
  try {
    const { status, content, steps } = await plan();
    const response = await sealText(secrets.data, contextOf(key), JSON.stringify(content));
    const first = build.insert(idempotencyKeys).values({ key, requestHash, status, response });
    await db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...steps]);
    return { status, content, replayed: false };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    const stored = await findStored<Content>({ db, secrets }, key, requestHash);
    if (stored) return stored;
    throw error;
  }
}

async function findStored<Content>(
  { db, secrets }: Keeping,
  key: string,
  requestHash: string,
): Promise<Settled<Content> | null> {
  const [row] = await db.read.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  if (!row) return null;
  if (row.requestHash !== requestHash) throw conflict('IDEMPOTENCY_KEY_REUSED');
  const response = await openText(secrets.data, contextOf(key), row.response);
  return { status: row.status, content: JSON.parse(response) as Content, replayed: true };
}
