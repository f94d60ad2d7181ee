import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

/**
 * Something that a person does. Every choice comes from its own random numbers and the current
 * world, so that it makes sense anywhere in a history.
 */
export type Act = {
  name: string;
  /** How often it is drawn, relative to the others. */
  weight: number;
  /** @returns what was done and its result, for the reader of a history. */
  run(world: World, dice: Random): Promise<string>;
};
