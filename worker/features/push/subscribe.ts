import { and, eq, sql } from 'drizzle-orm';
import { DomainError, refused } from '#domain/errors.ts';
import { pushKindsOf } from '#domain/push/kinds.ts';
import type { PushSettings, SubscribeInput } from '#domain/push/schema.ts';
import { pushSubscriptions } from '#drizzle/schema/push.ts';
import type { Session } from '#worker/http/context.ts';
import { instant } from '#worker/platform/clock.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { sha256 } from '#worker/platform/ids.ts';
import { isReaderKey } from '#worker/platform/push/encrypt-push.ts';
import { checkOutsideUrl } from '#worker/platform/web/outside-url.ts';
import { findKinds } from './queries.ts';

export async function readSettings(
  deps: Deps,
  { userId, role }: Session,
  device: string | undefined,
): Promise<PushSettings> {
  const chosen = device === undefined ? null : await findKinds(deps.db, userId, device);
  return { key: deps.push?.publicKey ?? null, offered: pushKindsOf(role), chosen: chosen ?? [] };
}

/** Each is told of every event: a person with more would keep the others' notifications waiting. */
const MAX_DEVICES = 10;

/**
 * Subscribes a device to these notifications until this session ends. A device belongs to the
 * person who subscribed last; of many the ones subscribed last are told. @throws `PUSH_NOT_SET_UP`,
 * `VALIDATION` (422), `FORBIDDEN` for what the role may not see
 */
export async function subscribe(
  deps: Deps,
  session: Session,
  input: SubscribeInput,
): Promise<PushSettings> {
  const { userId, role, sessionId } = session;
  if (deps.push === null) throw refused('PUSH_NOT_SET_UP');
  const checked = checkOutsideUrl(input.endpoint, { allowLoopback: deps.allowLoopbackFeeds });
  if ('why' in checked) throw unreadable('endpoint', 'Tarayıcının bildirim adresi okunamadı.');
  if (!(await isReaderKey(input.p256dh)))
    throw unreadable('p256dh', 'Tarayıcının anahtarı okunamadı.');
  const offered = pushKindsOf(role);
  if (!input.kinds.every((kind) => offered.includes(kind))) {
    throw new DomainError('forbidden', 'FORBIDDEN');
  }
  const at = instant(deps.clock);
  const { endpoint, p256dh, auth } = input;
  const values = { userId, sessionId, endpoint, p256dh, auth, kinds: input.kinds, updatedAt: at };
  const id = await sha256(endpoint);
  await deps.db.write([
    step(
      build
        .insert(pushSubscriptions)
        .values({ ...values, id, createdAt: at })
        .onConflictDoUpdate({ target: pushSubscriptions.id, set: values }),
    ),
    step(sql`delete from push_subscriptions where id in
      (select id from push_subscriptions where user_id = ${userId} and id <> ${id}
        order by updated_at desc limit -1 offset ${MAX_DEVICES - 1})`),
    step(sql`delete from pushes where subscription_id = ${id} and kind not in
      (select value from json_each(${JSON.stringify(input.kinds)}))`),
  ]);
  return { key: deps.push.publicKey, offered, chosen: input.kinds };
}

/** Unsubscribes a device; idempotent. */
export async function unsubscribe(deps: Deps, { userId }: Session, device: string): Promise<void> {
  const own = and(eq(pushSubscriptions.id, device), eq(pushSubscriptions.userId, userId));
  await deps.db.write([step(build.delete(pushSubscriptions).where(own))]);
}

const unreadable = (path: string, message: string) =>
  refused('VALIDATION', message, [{ path, message }]);
