import { eq } from 'drizzle-orm';
import { conflict, DomainError } from '#domain/errors.ts';
import { idempotencyKeys } from '#drizzle/schema/writes.ts';
import type { Actor } from '../audit.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../ids.ts';
import { openText, sealText } from '../secrets/sealed-text.ts';
import { build } from './statements.ts';
import { flatSteps, type Steps, step } from './write-batch.ts';

/** A write that may be sent twice: its sender and key, and the request. */
type KeyedRequest = { scope: string; key: string; body: unknown };

/** Where answers are stored: sealed, because one may contain a private link or its recipient. */
type Keeping = Pick<Deps, 'db' | 'secrets'>;

/** A stored answer can only be decrypted under its own key. */
const contextOf = (key: string) => `idempotency:${key}`;

/** A planned write: its steps and its answer. */
export type WritePlan<Content> = { status: number; content: Content; steps: Steps };

export type Settled<Content> = { status: number; content: Content; replayed: boolean };

/**
 * Runs a write once per key. The key is the first row of the write's own batch, so the answer is
 * stored if and only if the write happened. The same key and body gets the first answer again; with
 * another body it is refused with `IDEMPOTENCY_KEY_REUSED`.
 *
 * `plan` may refuse (because the nights are taken, say) although an earlier attempt with this key
 * succeeded; so a stored answer is looked up before any refusal is returned. Two database trips
 * normally: the plan's read and the batch.
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
    await db.write([step(first, () => conflict('IDEMPOTENCY_KEY_REUSED')), ...flatSteps(steps)]);
    return { status, content, replayed: false };
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'busy') throw error;
    const stored = await findStored<Content>({ db, secrets }, key, requestHash);
    if (stored) return stored;
    throw error;
  }
}

/** The write that `plan` says, as a use-case that a signed-in person may send twice. */
export const once =
  <Input, Content>(
    name: string,
    plan: (deps: Deps, input: Input, actor: Actor) => Promise<WritePlan<Content>>,
  ) =>
  (deps: Deps, input: Input, key: string, actor: Actor) =>
    runIdempotent(deps, { scope: `${name}:${actor.userId}`, key, body: input }, () =>
      plan(deps, input, actor),
    );

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
