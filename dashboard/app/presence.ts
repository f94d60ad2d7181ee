/** A person who has not touched anything for so long is taken to be away. */
export const AWAY_MS = 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Notes what shows that somebody is there: once, when the dashboard starts. */
export function watchPresence(): void {
  for (const sign of SIGNS)
    addEventListener(sign, () => (lastSign = Date.now()), { passive: true });
}

/** Whether somebody has touched the dashboard within the last minute. */
export const isSomebodyThere = (now = Date.now()): boolean => now - lastSign < AWAY_MS;
