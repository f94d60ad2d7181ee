import type { House, Style } from '../identity/house.ts';
import type { Builder } from './build.ts';
import { createBuilder } from './build.ts';
import { frameHouse } from './bungalow.ts';
import { cantilever, planes, tower } from './modern.ts';
import { arcade, block, cubes, gable, stoneHouse, tiled, timberHouse } from './village.ts';

const STYLES: Record<Style, (b: Builder, house: House) => void> = {
  planes,
  cantilever,
  tower,
  tiled,
  gable,
  stone: stoneHouse,
  cubes,
  arcade,
  timber: timberHouse,
  frame: frameHouse,
  block,
};

/** Build a house in its style and colours; its front looks along −y, its middle is at x = 0. */
export function buildHouse(house: House): Builder {
  const { wall, stone, timber } = house.palette;
  const b = createBuilder(house.mirrored, { white: wall, cream: wall, stone, timber });
  STYLES[house.style](b, house);
  return b;
}
