/** This browser's subscription; null where it has none or cannot have one. */
export async function findSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  const registration = await navigator.serviceWorker.getRegistration('/dashboard');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Whoever signs in here next is told of nothing that was meant for who leaves; the server hears of it by itself. */
export const forgetDevice = (): Promise<unknown> =>
  findSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined);
