import type { Day } from '#domain/values/dates.ts';

/** What one call did to nights; `until` is null while nobody knows whether it was written. */
type Change = { taken: boolean; from: number; until: number | null };

/** How old an answer may be that nobody who wrote is waiting for, in ms. */
const MAX_AGE_MS = 5_000;

/** What is known of each night from the calls alone, by the clock of whoever made them. */
export class Truth {
  readonly #changes = new Map<string, Change[]>();

  /** Notes a call that is about to take or free nights; the result is to be told its end. */
  begin(villa: string, nights: readonly Day[], taken: boolean): (isWritten: boolean) => void {
    const change: Change = { taken, from: Date.now(), until: null };
    const lists = nights.map((night) => this.#of(villa, night));
    for (const list of lists) list.push(change);
    return (isWritten) => {
      if (isWritten) change.until = Date.now();
      else for (const list of lists) list.splice(list.indexOf(change), 1);
    };
  }

  /**
   * Whether a night must appear taken to whoever asked at `askedAt`; null when an answer may say
   * either. @param maxAgeMs how old the answer may be
   */
  expected(villa: string, night: Day, askedAt: number, maxAgeMs = MAX_AGE_MS): boolean | null {
    const changes = this.#of(villa, night);
    const settled = changes.filter(({ until }) => until !== null && until <= askedAt - maxAgeMs);
    if (settled.length < changes.length) return null;
    return settled.at(-1)?.taken ?? false;
  }

  #of(villa: string, night: Day): Change[] {
    const key = `${villa} ${night}`;
    const known = this.#changes.get(key) ?? [];
    this.#changes.set(key, known);
    return known;
  }
}
