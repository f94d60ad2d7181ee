import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { authChallenges } from '#drizzle/schema/factors.ts';
import { toBase64Url } from '#worker/platform/base64.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { newId, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { changedOne, type Step, step } from '#worker/platform/database/write-batch.ts';

/** Minutes that a person has to find the phone or the security key. */
const MINUTES = 5;

type Purpose = (typeof authChallenges.$inferInsert)['purpose'];

/** A started login or setup that waits for its second step. */
type Challenge = { id: string; userId: number };

/**
 * Starts something that is completed by a second step. The token is 256 random bits, stored as a
 * hash; passkeys sign it as WebAuthn's challenge. It grants nothing by itself. `also` is written in
 * the same batch.
 */
export async function beginChallenge(
  { db, clock }: Deps,
  userId: number,
  purpose: Purpose,
  also: readonly Step[] = [],
): Promise<string> {
  const now = clock.now();
  const at = now.toISOString();
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  await db.write([
    step(
      build
        .delete(authChallenges)
        .where(and(eq(authChallenges.userId, userId), lt(authChallenges.expiresAt, at))),
    ),
    step(
      build.insert(authChallenges).values({
        id: newId(now),
        createdAt: at,
        updatedAt: at,
        userId,
        purpose,
        tokenHash: await sha256(token),
        expiresAt: new Date(now.getTime() + MINUTES * 60_000).toISOString(),
      }),
    ),
    ...also,
  ]);
  return token;
}

/**
 * @throws `LOGIN_EXPIRED` (422) when it is unknown, already answered, too old or for another
 * purpose.
 */
export async function findChallenge(
  { db, clock }: Deps,
  purpose: Purpose,
  token: string,
): Promise<Challenge> {
  const [found] = await db.read
    .select({ id: authChallenges.id, userId: authChallenges.userId })
    .from(authChallenges)
    .where(
      and(
        eq(authChallenges.tokenHash, await sha256(token)),
        eq(authChallenges.purpose, purpose),
        isNull(authChallenges.usedAt),
        gt(authChallenges.expiresAt, clock.now().toISOString()),
      ),
    );
  if (found === undefined) throw refused('LOGIN_EXPIRED');
  return found;
}

/** Ends a challenge in the batch of what it was for; a second answer aborts that batch. */
export const endChallenge = ({ id }: Challenge, now: Date): Step[] => [
  step(
    build
      .update(authChallenges)
      .set({ usedAt: now.toISOString() })
      .where(and(eq(authChallenges.id, id), isNull(authChallenges.usedAt))),
  ),
  changedOne('auth_challenge.open', () => refused('LOGIN_EXPIRED')),
];
