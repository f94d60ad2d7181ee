import type { Claims } from '../oracle/claims.ts';
import type { Change } from '../world/mirror.ts';
import type { World } from '../world/world.ts';

/** What one step did. */
export type Report = {
  /** The act, as the plan of people names it. */
  act: string;
  changes: readonly Change[];
  /** Villas whose nights, prices or calendars it wrote, or some claim of which ran out meanwhile. */
  villas: ReadonlySet<number>;
  /** Reservations of which it wrote anything: state, money, mails. */
  stays: ReadonlySet<string>;
  /** Who is entitled to which night of a villa now that the step is done. */
  claims(villaId: number): Claims;
};

/**
 * A promise of the product in one sentence. `check` looks at what a step touched and throws `Broken`;
 * `audit` looks at everything, from time to time and at the end of a world.
 */
export type Invariant = {
  name: string;
  check?(world: World, report: Report): void | Promise<void>;
  audit?(world: World): void | Promise<void>;
};
