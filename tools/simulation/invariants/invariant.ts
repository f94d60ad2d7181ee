import type { Claims } from '../oracle/claims.ts';
import type { Change } from '../world/mirror.ts';
import type { World } from '../world/world.ts';

/** What one step did. */
export type Report = {
  /** The act, by its name in the list of acts. */
  act: string;
  changes: readonly Change[];
  /** Villas whose nights, prices or calendars it changed, or of which a claim expired meanwhile. */
  villas: ReadonlySet<number>;
  /** Reservations of which it changed anything: state, money or mails. */
  stays: ReadonlySet<string>;
  /** Who has a claim on which night of a villa after the step. */
  claims(villaId: number): Claims;
};

/**
 * A promise of the product in one sentence. `check` examines what a step touched and throws
 * `Broken`; `audit` examines everything, from time to time and at the end of a world.
 */
export type Invariant = {
  name: string;
  check?(world: World, report: Report): void | Promise<void>;
  audit?(world: World): void | Promise<void>;
};

/** Examines each stay by itself: those that a step touched, and from time to time all. */
export const ofEachStay = (
  name: string,
  compare: (world: World, id: string) => void,
): Invariant => ({
  name,
  check: (world, { stays }) => {
    for (const id of stays) compare(world, id);
  },
  audit: (world) => {
    for (const id of world.mirror.all('reservations').keys()) compare(world, id);
  },
});
