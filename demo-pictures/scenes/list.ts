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

const MORE: readonly Row[] = [
  ['kalkan', 'facade', 'golden', 'l', true, 'small'],
  ['kalkan', 'facade', 'noon', 'infinity', true, 'small'],
  ['kalkan', 'facade', 'morning', 'sheltered', true, 'large'],
  ['kalkan', 'facade', 'noon', 'indoor', true, null],
  ['kalkan', 'facade', 'golden', null, true, 'small'],
  ['kalkan', 'facade', 'morning', 'infinity', true, 'large'],
  ['kalkan', 'aerial', 'golden', 'l', true, 'small'],
  ['kalkan', 'aerial', 'noon', 'round', true, 'small'],
  ['kalkan', 'terrace', 'golden', 'infinity', true, null],
  ['kalkan', 'evening', 'blue', 'l', true, 'small'],
  ['bodrum', 'facade', 'morning', 'l', true, 'large'],
  ['bodrum', 'facade', 'golden', 'kidney', true, 'small'],
  ['bodrum', 'facade', 'noon', 'sheltered', true, 'large'],
  ['bodrum', 'facade', 'noon', null, true, 'small'],
  ['bodrum', 'aerial', 'golden', 'infinity', true, 'large'],
  ['bodrum', 'terrace', 'morning', 'infinity', true, null],
  ['bodrum', 'evening', 'blue', 'infinity', true, 'small'],
  ['fethiye', 'facade', 'noon', 'infinity', true, 'large'],
  ['fethiye', 'facade', 'golden', 'round', false, 'small'],
  ['fethiye', 'facade', 'morning', 'infinity', false, 'small'],
  ['fethiye', 'facade', 'noon', 'sheltered', false, 'large'],
  ['fethiye', 'facade', 'golden', null, false, 'small'],
  ['fethiye', 'facade', 'morning', 'indoor', true, null],
  ['fethiye', 'aerial', 'morning', 'infinity', false, 'small'],
  ['fethiye', 'terrace', 'golden', null, true, null],
  ['fethiye', 'evening', 'blue', 'infinity', false, 'small'],
  ['sapanca', 'facade', 'noon', 'infinity', true, 'small'],
  ['sapanca', 'facade', 'morning', 'indoor', true, null],
  ['sapanca', 'facade', 'morning', null, true, 'large'],
  ['sapanca', 'aerial', 'golden', 'infinity', true, 'large'],
  ['sapanca', 'terrace', 'golden', 'infinity', true, null],
  ['sapanca', 'evening', 'blue', 'infinity', true, 'large'],
  ['inland', 'facade', 'noon', 'l', false, 'large'],
  ['inland', 'facade', 'morning', 'infinity', false, 'small'],
  ['inland', 'facade', 'golden', 'sheltered', false, 'small'],
  ['inland', 'facade', 'noon', 'kidney', false, 'small'],
  ['inland', 'facade', 'golden', null, false, 'large'],
  ['inland', 'aerial', 'morning', 'infinity', false, 'large'],
  ['inland', 'terrace', 'golden', 'infinity', false, null],
  ['inland', 'evening', 'blue', 'sheltered', false, 'large'],
  ['kalkan', 'bedroom', 'golden', null, true, null],
  ['bodrum', 'bedroom', 'morning', null, true, null],
  ['fethiye', 'bedroom', 'noon', null, true, null],
  ['fethiye', 'bedroom', 'golden', null, false, null],
  ['sapanca', 'bedroom', 'blue', null, true, null],
  ['inland', 'bedroom', 'morning', null, false, null],
  ['bodrum', 'kitchen', 'morning', null, true, null],
  ['fethiye', 'kitchen', 'golden', null, true, null],
  ['sapanca', 'kitchen', 'noon', null, true, null],
  ['bodrum', 'bathroom', 'noon', null, true, null],
  ['fethiye', 'bathroom', 'morning', null, true, null],
  ['sapanca', 'bathroom', 'morning', null, true, null],
  ['bodrum', 'table', 'golden', null, true, null],
  ['fethiye', 'table', 'morning', null, true, null],
  ['bodrum', 'garden', 'noon', null, true, null],
  ['fethiye', 'garden', 'morning', null, false, null],
  ['sapanca', 'garden', 'morning', null, true, null],
  ['bodrum', 'path', 'morning', null, true, null],
  ['sapanca', 'path', 'morning', null, true, null],
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
export const SPECS: readonly SceneSpec[] = named([...OUTSIDE, ...LIFE, ...MORE]);
