import { queryOptions } from '@tanstack/react-query';
import type { PushKind } from '#domain/push/kinds.ts';
import type { PushSettings } from '#domain/push/schema.ts';
import type { pushRoutes } from '#worker/features/push/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { findSubscription } from '#dashboard/app/push-device.ts';

const { push } = apiClient<typeof pushRoutes>('/').v1.account;

export const pushQuery = queryOptions({
  queryKey: ['account', 'push'],
  queryFn: async () => {
    const subscription = await findSubscription();
    const query = subscription === null ? {} : { device: await nameOf(subscription) };
    return push.$get({ query });
  },
});

/** Notifications are blocked in the browser; only its own settings can change that. */
export class NotAllowed extends Error {
  override message =
    'Tarayıcı bu sitenin bildirimlerini engelliyor. Adres çubuğundaki kilit simgesinden izin verin.';
}

/** Subscribes this device to `kinds`; to nothing when empty. @throws NotAllowed, ApiError */
export async function choosePush(settings: PushSettings, kinds: PushKind[]) {
  if (kinds.length === 0) {
    const subscription = await findSubscription();
    if (subscription === null) return;
    await push[':device'].$delete({ param: { device: await nameOf(subscription) } });
    await subscription.unsubscribe();
    return;
  }
  if ((await Notification.requestPermission()) !== 'granted') throw new NotAllowed();
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: settings.key };
  const subscription = await pushManager.subscribe(options).catch(async () => {
    // The existing subscription belongs to keys that the agency no longer has.
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await push.$put({ json: { endpoint: endpoint ?? '', p256dh, auth, kinds } });
}

/** The server's name for a subscription: SHA-256 of its endpoint. */
async function nameOf({ endpoint }: PushSubscription): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
