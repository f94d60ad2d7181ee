import type { Hour } from '../core/light.ts';
import type { PoolShape } from '../nature/pool.ts';
import type { Landscape } from './landscape.ts';
import type { Composition, SceneSpec } from './scene.ts';

type Row = readonly [
  Landscape | 'any',
  Composition,
  Hour,
  PoolShape | null,
  boolean,
  'small' | 'large' | null,
];

const OUTSIDE: readonly Row[] = [
  ['kalkan', 'facade', 'golden', 'infinity', true, 'large'],
  ['kalkan', 'facade', 'noon', 'l', true, 'large'],
  ['kalkan', 'facade', 'morning', 'round', true, 'small'],
  ['kalkan', 'aerial', 'morning', 'infinity', true, 'large'],
  ['kalkan', 'terrace', 'golden', null, true, null],
  ['kalkan', 'terrace', 'noon', 'infinity', true, null],
  ['kalkan', 'evening', 'blue', 'infinity', true, 'large'],
  ['bodrum', 'facade', 'noon', 'round', true, 'small'],
  ['bodrum', 'facade', 'golden', 'infinity', true, 'large'],
  ['bodrum', 'aerial', 'noon', 'kidney', true, 'small'],
  ['bodrum', 'terrace', 'noon', 'infinity', true, null],
  ['bodrum', 'terrace', 'golden', null, true, null],
  ['bodrum', 'evening', 'blue', 'l', true, 'large'],
  ['fethiye', 'facade', 'morning', 'kidney', false, 'large'],
  ['fethiye', 'facade', 'golden', 'l', false, 'small'],
  ['fethiye', 'aerial', 'noon', 'kidney', false, 'large'],
  ['fethiye', 'terrace', 'morning', 'infinity', true, null],
  ['fethiye', 'evening', 'blue', 'kidney', false, 'large'],
  ['sapanca', 'facade', 'morning', null, true, 'small'],
  ['sapanca', 'facade', 'golden', 'infinity', true, 'large'],
  ['sapanca', 'aerial', 'morning', null, true, 'small'],
  ['sapanca', 'terrace', 'morning', null, true, null],
  ['sapanca', 'evening', 'blue', null, true, 'small'],
  ['inland', 'facade', 'golden', 'infinity', false, 'small'],
  ['inland', 'facade', 'morning', 'sheltered', false, 'large'],
  ['inland', 'aerial', 'golden', 'sheltered', false, 'small'],
  ['inland', 'terrace', 'morning', null, false, null],
  ['inland', 'evening', 'blue', 'infinity', false, 'small'],
];

const LIFE: readonly Row[] = [
  ['kalkan', 'bedroom', 'morning', null, true, null],
  ['bodrum', 'bedroom', 'noon', null, true, null],
  ['sapanca', 'bedroom', 'morning', null, true, null],
  ['inland', 'bedroom', 'golden', null, false, null],
  ['kalkan', 'kitchen', 'noon', null, true, null],
  ['inland', 'kitchen', 'morning', null, false, null],
  ['kalkan', 'bathroom', 'morning', null, true, null],
  ['inland', 'bathroom', 'golden', null, false, null],
  ['inland', 'table', 'golden', null, false, null],
  ['kalkan', 'table', 'noon', null, true, null],
  ['kalkan', 'garden', 'morning', null, true, null],
  ['inland', 'garden', 'golden', null, false, null],
  ['fethiye', 'path', 'noon', null, true, null],
  ['kalkan', 'path', 'golden', null, true, null],
];

/** Number the rows per landscape, composition and hour: `kalkan-facade-golden-1`. */
function named(rows: readonly Row[]): SceneSpec[] {
  const counts = new Map<string, number>();
  return rows.map(([landscape, composition, light, pool, sea, size]) => {
    const stem = `${landscape}-${composition}-${light}`;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    return { id: `${stem}-${count}`, composition, light, landscape, pool, sea, size };
  });
}

/** Every scene that is drawn. Append only: the number in an id counts the rows above it. */
export const SPECS: readonly SceneSpec[] = named([...OUTSIDE, ...LIFE]);
