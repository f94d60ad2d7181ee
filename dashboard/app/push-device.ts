/** This browser's subscription; null where it has none or cannot have one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/dashboard');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/**
 * The next user on this device gets no notifications meant for the previous one; the server is told
 * by itself.
 */
export const forgetDevice = (): Promise<unknown> =>
  findSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
