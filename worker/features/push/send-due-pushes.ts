import { and, eq, type SQL } from 'drizzle-orm';
import { OWNER_ASKED } from '#domain/mail/owner-change.ts';
import { pushes, pushSubscriptions } from '#drizzle/schema/push.ts';
import { inMinutes, instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import { concurrently } from '#worker/platform/concurrently.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { encryptPush } from '#worker/platform/push/encrypt-push.ts';
import type { PushKeys } from '#worker/platform/push/push-keys.ts';
import { taskTime } from '#worker/platform/task-time.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';
import { askOwner } from '#worker/features/owner-questions/ask-owner.ts';
import { composePush, type PushText } from './compose-push.ts';
import { type DuePush, listDue } from './queries.ts';

/** Pushes of one run; the next minute continues. */
const RUN_LIMIT = 50;
/** The platform opens six connections at a time; nobody waits for one service that is slow. */
const SIDE_BY_SIDE = 6;
const PATIENCE_MS = 10_000;
/** Longer than a push service may take, so that two senders never have the same push. */
const LEASE_MINUTES = 1;
/** Minutes until the next attempt by number of failures. */
const WAITS = [1, 5, 15, 60];
/**
 * Older events are not sent: a device that was off all night stays quiet, and people have read them
 * by then.
 */
const GOOD_FOR_MINUTES = 12 * 60;

/**
 * Sends due pushes to devices. A push is deleted once it was sent, is no longer true or is too old;
 * a device unknown to its service is deleted. Without keys nothing is sent, and nothing waits.
 * @returns how many were sent.
 */
export async function sendDuePushes(deps: Deps, runMs?: number): Promise<number> {
  const isOver = taskTime(deps.clock, runMs);
  let sent = 0;
  const due = await listDue(deps.db, instant(deps.clock), RUN_LIMIT);
  await concurrently(due, SIDE_BY_SIDE, async (one) => {
    if (!isOver() && (await sendOne(deps, one))) sent += 1;
  });
  return sent;
}

async function sendOne(deps: Deps, due: DuePush): Promise<boolean> {
  const { push, to } = due;
  const isOld = push.createdAt < inMinutes(deps.clock, -GOOD_FOR_MINUTES);
  const text = isOld || deps.push === null ? null : await leadToAnswer(deps, due, composePush(due));
  if (text === null || deps.push === null) {
    await forget(deps, due);
    return false;
  }
  if (!(await take(deps, due))) return false;
  const status = await post(deps, deps.push, to, text);
  if (status >= 200 && status < 300) {
    await forget(deps, due);
    return true;
  }
  const wait = WAITS[push.attempts];
  // 401 and 403: it subscribed with keys that are no longer ours.
  const isGone = [401, 403, 404, 410].includes(status);
  const mayWork = status === 0 || status === 429 || status >= 500;
  if (isGone) {
    const gone = build.delete(pushSubscriptions).where(eq(pushSubscriptions.id, to.id));
    await deps.db.write([step(gone)]);
  } else if (!mayWork || wait === undefined) await forget(deps, due);
  else {
    const later = { nextAttemptAt: inMinutes(deps.clock, wait), attempts: push.attempts + 1 };
    await deps.db.write([step(build.update(pushes).set(later).where(isThis(due)))]);
  }
  return false;
}

/** A question to an owner opens the page that answers it. */
async function leadToAnswer(
  deps: Deps,
  { change, stay }: DuePush,
  text: PushText | null,
): Promise<PushText | null> {
  if (text === null || stay === null || change?.template !== OWNER_ASKED) return text;
  const link = await askOwner(deps, stay.id, 'push');
  return link === null ? text : { ...text, path: link.slice(deps.siteUrl.length) };
}

/** Claims a push: of two senders who read it, the first succeeds. */
async function take(deps: Deps, due: DuePush): Promise<boolean> {
  const leased = { nextAttemptAt: inMinutes(deps.clock, LEASE_MINUTES) };
  const [taken] = await deps.db.write([
    step(
      build
        .update(pushes)
        .set(leased)
        .where(and(isThis(due), eq(pushes.nextAttemptAt, due.push.nextAttemptAt))),
    ),
  ]);
  return taken?.rowsAffected === 1;
}

const forget = (deps: Deps, due: DuePush) =>
  deps.db.write([step(build.delete(pushes).where(isThis(due)))]);

const isThis = ({ push }: DuePush): SQL | undefined =>
  and(
    eq(pushes.subscriptionId, push.subscriptionId),
    eq(pushes.kind, push.kind),
    eq(pushes.subjectId, push.subjectId),
  );

/** The status of the service's response; 0 for none. */
async function post(
  { outside, clock, allowLoopbackFeeds }: Deps,
  keys: PushKeys,
  to: DuePush['to'],
  text: PushText,
): Promise<number> {
  const checked = checkOutsideUrl(to.endpoint, { allowLoopback: allowLoopbackFeeds });
  if ('why' in checked) return 410;
  try {
    const answer = await outside(checked.url.href, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      body: await encryptPush(JSON.stringify(text), to),
      headers: {
        authorization: await keys.authorize(checked.url.origin, clock.now()),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(GOOD_FOR_MINUTES * 60),
        urgency: 'high',
      },
    });
    void answer.body?.cancel().catch(() => undefined);
    return answer.status;
  } catch {
    return 0;
  }
}
