import type { Day } from '#domain/values/dates.ts';

/** What one call did to nights; `until` is null while nobody knows whether it was written. */
export type Change = { taken: boolean; from: number; until: number | null };

/** How old an answer may be to what the asker did not write, in ms. */
const MAX_AGE_MS = 5_000;

/** What is known of each night from the calls alone, by the clock of whoever made them. */
export class Truth {
  readonly #changes = new Map<string, Change[]>();

  /** Notes a call that is about to take or free nights; its end is to be told. */
  begin(villa: string, nights: readonly Day[], taken: boolean): Change {
    const change: Change = { taken, from: Date.now(), until: null };
    for (const night of nights) this.#of(villa, night).push(change);
    return change;
  }

  end(change: Change, isWritten: boolean): void {
    if (isWritten) change.until = Date.now();
    else for (const list of this.#changes.values()) remove(list, change);
  }

  /**
   * Whether a night must appear taken to whoever asked at `askedAt`; null when an answer may say
   * either. @param own the asker's own write, which is seen at once; what was over before it began
   * lies behind it, what others did since may be up to five seconds late
   */
  expected(villa: string, night: Day, askedAt: number, own?: Change): boolean | null {
    const changes = this.#of(villa, night);
    const seen = Math.max(askedAt - MAX_AGE_MS, own?.from ?? 0);
    const isSettled = (each: Change) =>
      each.until !== null && each.until <= (each === own ? askedAt : seen);
    return changes.every(isSettled) ? (changes.at(-1)?.taken ?? false) : null;
  }

  /** The last changes of a night for whoever reads what broke, in ms before now. */
  tell(villa: string, night: Day): string {
    return this.#of(villa, night)
      .slice(-4)
      .map(({ taken, from, until }) => `${taken ? 'taken' : 'freed'} ${ago(from)}…${ago(until)}`)
      .join(', ');
  }

  #of(villa: string, night: Day): Change[] {
    const key = `${villa} ${night}`;
    const known = this.#changes.get(key) ?? [];
    this.#changes.set(key, known);
    return known;
  }
}

const ago = (at: number | null): string => (at === null ? '?' : `-${Date.now() - at}`);

function remove(list: Change[], change: Change): void {
  const at = list.indexOf(change);
  if (at >= 0) list.splice(at, 1);
}
