import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { passwordResets, userDetails, users } from '#drizzle/schema/users.ts';
import { whoseEmail } from '#worker/http/whose-email.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { randomHex, sha256 } from '#worker/platform/ids.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import { beginWrite, type Write } from '#worker/platform/write.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';

/** Hours that a link is valid when the person requested it, and when the agency sent it. */
const RESET_HOURS = 1;
export const INVITE_HOURS = 72;

/** Most open links of one account; more would only fill a mailbox. */
const MAX_OPEN = 3;

/**
 * Sends a link for choosing a new password if the account exists. Both cases read once and write
 * once, so that neither the answer nor its timing reveals whether it does.
 */
export async function requestReset(deps: Deps, email: string, actor: Actor): Promise<void> {
  const { db } = deps;
  const write = beginWrite(deps, actor);
  const { at } = write;
  const {
    user: [user],
    open: [open],
  } = await readTogether(db, {
    user: db.read
      .select({ id: users.id, firstName: userDetails.firstName, lastName: userDetails.lastName })
      .from(users)
      .innerJoin(userDetails, eq(userDetails.userId, users.id))
      .where(and(whoseEmail(email), eq(users.active, true))),
    open: db.read
      .select({ n: count() })
      .from(passwordResets)
      .innerJoin(users, eq(users.id, passwordResets.userId))
      .where(
        and(whoseEmail(email), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, at)),
      ),
  });
  const forgetOld = step(build.delete(passwordResets).where(lt(passwordResets.expiresAt, at)));
  const isWelcome = user !== undefined && (open?.n ?? 0) < MAX_OPEN;
  await db.write(
    isWelcome
      ? [
          forgetOld,
          ...(await resetSteps(deps, write, { ...user, email }, RESET_HOURS)),
          write.audit('user.forgot', user.id),
        ]
      : [forgetOld],
  );
}

/**
 * The row of a link for choosing a password, and the mail that contains it. Only the token's hash
 * is stored; the token is in the address's fragment, which servers and logs never see.
 */
export async function resetSteps(
  deps: Deps,
  write: Write,
  user: { id: number; email: string; firstName: string; lastName: string },
  hours: number,
): Promise<Step[]> {
  const id = write.newId();
  const token = randomHex(32);
  return [
    write.insert(passwordResets, {
      id,
      userId: user.id,
      tokenHash: await sha256(token),
      expiresAt: new Date(write.now.getTime() + hours * 3_600_000).toISOString(),
    }),
    directMail(write.now, {
      template: 'sifre_sifirlama',
      to: user.email,
      dedupeKey: `password-reset:${id}`,
      variables: { ad_soyad: `${user.firstName} ${user.lastName}` },
      actionUrl: `${deps.siteUrl}/dashboard/reset-password#token=${token}`,
    }),
  ];
}

/** Invalidates a person's open links after the password or the address has changed. */
export const voidResets = (write: Write, userId: number): Step =>
  write.update(passwordResets, { userId, usedAt: null }, { usedAt: write.at });
