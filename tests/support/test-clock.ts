import type { Clock } from '#worker/platform/clock.ts';

export type TestClock = Clock & {
  set(instant: string): void;
  advanceMinutes(minutes: number): void;
};

/** A clock that only a test moves. */
export function testClock(start: string): TestClock {
  let now = new Date(start).getTime();
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime();
    },
    advanceMinutes: (minutes) => {
      now += minutes * 60_000;
    },
  };
}
