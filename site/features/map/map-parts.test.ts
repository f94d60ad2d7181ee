import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clusterPins } from './cluster-pins.ts';
import { fitLabels } from './fit-labels.ts';

const REACH = { x: 70, y: 30 };
const pins = fc
  .array(fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ min: 0, max: 400 }) }))
  .map((points) => points.map((point, item) => ({ item, ...point })));

describe('clusters', () => {
  it('hold every pin once', () => {
    fc.assert(
      fc.property(pins, (all) => {
        const held = clusterPins(all, REACH).flatMap(({ items }) => items);
        expect(held.toSorted((a, b) => a - b)).toEqual(all.map(({ item }) => item));
      }),
    );
  });
  it('join what would lie over one another and leave the rest alone', () => {
    const at = (item: string, x: number) => ({ item, x, y: 10 });
    expect(clusterPins([at('a', 0), at('b', 40), at('c', 200)], REACH)).toEqual([
      { items: ['a', 'b'], x: 20, y: 10 },
      { items: ['c'], x: 200, y: 10 },
    ]);
  });
});

describe('names on the map', () => {
  it('give way to those before them, and to the edge', () => {
    const labels = [
      { name: 'Kalkan', x: 100, y: 100 },
      { name: 'Kışla', x: 120, y: 105 },
      { name: 'İslamlar', x: 110, y: 60 },
      { name: 'Kaş Merkez', x: 380, y: 200 },
    ];
    expect(fitLabels(labels, 400)).toEqual([true, false, true, false]);
    expect(fitLabels(labels, 600)).toEqual([true, false, true, true]);
  });
});
