/** A user who has not touched anything for this long counts as away. */
export const AWAY_MS = 60_000;

const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

let lastSign = Date.now();

/** Records signs of activity: called once when the dashboard starts. */
export function watchPresence(): void {
  for (const sign of SIGNS)
    addEventListener(sign, () => (lastSign = Date.now()), { passive: true });
}

/** Whether somebody has used the dashboard within the last minute. */
export const isSomebodyThere = (now = Date.now()): boolean => now - lastSign < AWAY_MS;
