import type { Random } from '../random.ts';
import type { World } from '../world/world.ts';

/**
 * Something that somebody does. Everything it chooses comes from its own dice and from the world as
 * it is then, so that it means something wherever it stands in a history.
 */
export type Act = {
  name: string;
  /** How often it is drawn, beside the others'. */
  weight: number;
  /** @returns what was done and what came of it, for who reads the history. */
  run(world: World, dice: Random): Promise<string>;
};
