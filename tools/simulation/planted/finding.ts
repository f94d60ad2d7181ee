import type { PlantedBug } from './bug.ts';

export type Finding = {
  bug: PlantedBug;
  /** Steps until it was found; null when it was not. */
  after: number | null;
  invariant: string;
  seen: string;
};
