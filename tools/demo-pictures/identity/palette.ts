import type { Rng } from '../core/random.ts';
import { choose } from '../core/random.ts';
import type { Landscape } from '../scenes/landscape.ts';
import type { Palette } from './house.ts';

const WALLS: Record<Landscape, readonly string[]> = {
  kalkan: ['#f8f2e8', '#f3e7d2', '#efe6da', '#f7efe6', '#ecdcc3'],
  bodrum: ['#fbf8f1', '#f8f4ec'],
  fethiye: ['#f6efe2', '#f1e2c8', '#f4ead9', '#ead9bd'],
  inland: ['#f0e5d2', '#ecdabb', '#f3e9d8'],
  sapanca: ['#efe6d6', '#e6dac4'],
};

const STONES: Record<Landscape, readonly string[]> = {
  kalkan: ['#d3bf9f', '#c9b8a0', '#dccba9', '#bfb3a0'],
  bodrum: ['#cdb893', '#d8c5a2', '#c2ad8a'],
  fethiye: ['#cbb798', '#bda98a', '#d3bf9f'],
  inland: ['#cdb28a', '#c2a67d', '#d6c09a'],
  sapanca: ['#a9a294', '#b5a890'],
};

/** One set of colours for a house. Draws from `rnd` in a fixed order. */
export function paletteFor(rnd: Rng, landscape: Landscape): Palette {
  const wet = landscape === 'sapanca';
  const boarded = wet || rnd() < (landscape === 'bodrum' ? 0.12 : 0.36);
  const white = landscape === 'bodrum';
  return {
    wall: choose(rnd, WALLS[landscape]),
    stone: choose(rnd, STONES[landscape]),
    timber: choose(rnd, ['#b0845a', '#9b7350', '#c19a6c', '#8a6446']),
    tile: choose(rnd, ['#cf7f56', '#c06f4b', '#d58d63', '#b8674a']),
    frame: choose(rnd, ['#4b4038', '#8a6443', '#5d6266', '#f1e9dc']),
    shutter: choose(
      rnd,
      white
        ? ['#6f93a8', '#5f86a3', '#8fb0b4', '#a98562']
        : ['#7f8f74', '#9b7653', '#6f8a94', '#8d5f4a', '#a9ae9b'],
    ),
    deck: boarded
      ? choose(rnd, ['#b99670', '#c4a27c', '#a98a68'])
      : choose(rnd, white ? ['#f4ecdd', '#f0e8d8'] : ['#efe5d2', '#e6d8bf', '#ece4d6', '#e2d3ba']),
    boarded,
    lawn: wet || landscape === 'inland' || rnd() < 0.45,
    fabric: choose(rnd, ['#f5ecdc', '#e8d9c0', '#dfe6df', '#f2d9c4', '#dbe2e4']),
    parasol: choose(rnd, ['#f6ead6', '#e9d3b4', '#dfe3d8', '#e4b48c', '#c9d6d6', '#f3efe6']),
    accent: choose(rnd, ['#b9705a', '#7d97a0', '#8d986c', '#d2a25c', '#64808c', '#c08a68']),
    flower: choose(
      rnd,
      wet
        ? (['white'] as const)
        : white
          ? (['bougainvillea', 'bougainvillea', 'white'] as const)
          : (['bougainvillea', 'oleander', 'white', 'apricot'] as const),
    ),
    plaster: wet
      ? choose(rnd, ['#dcc09a', '#d6b48c'])
      : choose(rnd, ['#f3eadb', '#f0e6d6', '#e9e2d4', '#eee0cc', '#efe9df']),
    floor: wet
      ? choose(rnd, ['#b8946c', '#a98660'])
      : choose(rnd, ['#c9a57c', '#dccbb0', '#b8946c', '#d8c8ad']),
    joinery: choose(rnd, ['#8fa08a', '#c4a27c', '#7c949c', '#d9cbb2', '#a8765a', '#6f7f78']),
    glaze: choose(rnd, ['#8fb0a6', '#a9bcc2', '#d9a98c', '#e0cfac', '#7f9cab', '#b9c2a4']),
  };
}
