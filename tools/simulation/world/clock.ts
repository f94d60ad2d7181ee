import type { Clock } from '#worker/platform/clock.ts';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The world's time: it stands still unless a step advances it. */
export class WorldClock implements Clock {
  #now: number;

  constructor(start: number) {
    this.#now = start;
  }

  now = (): Date => new Date(this.#now);

  get time(): number {
    return this.#now;
  }

  get instant(): string {
    return new Date(this.#now).toISOString();
  }

  /** The day it is in Türkiye, three hours ahead of UTC all year. */
  get today(): string {
    return new Date(this.#now + 3 * HOUR).toISOString().slice(0, 10);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
