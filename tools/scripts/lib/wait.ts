import { setTimeout as delay } from 'node:timers/promises';

/** Requests `url` until it succeeds, for at most `ms` milliseconds. */
export async function waitForHttp(url: string, ms: number, gaveUp: () => string): Promise<void> {
  const deadline = Date.now() + ms;
  for (;;) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    if (Date.now() > deadline) throw new Error(`${url} did not answer in ${ms} ms\n${gaveUp()}`);
    await delay(50);
  }
}
