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
  it('never overlap', () => {
    fc.assert(
      fc.property(pins, (all) => {
        const clusters = clusterPins(all, REACH);
        for (const [i, one] of clusters.entries()) {
          for (const other of clusters.slice(i + 1)) {
            const isApart =
              Math.abs(one.x - other.x) >= REACH.x || Math.abs(one.y - other.y) >= REACH.y;
            expect(isApart).toBe(true);
          }
        }
      }),
    );
  });
  it('cluster overlapping pins and leave the rest alone', () => {
    const at = (item: string, x: number) => ({ item, x, y: 10 });
    expect(clusterPins([at('a', 0), at('b', 40), at('c', 200)], REACH)).toEqual([
      { items: ['a', 'b'], x: 20, y: 10 },
      { items: ['c'], x: 200, y: 10 },
    ]);
  });
});

describe('names on the map', () => {
  const size = { width: 400, height: 300 };

  it('are beside their dot, move to another side or are left out', () => {
    const labels = [
      { name: 'Kalkan', x: 100, y: 100 },
      { name: 'Kışla', x: 120, y: 118 },
      { name: 'Kaş Merkez', x: 380, y: 200 },
      { name: 'Ortaalan', x: 101, y: 101 },
    ];
    expect(fitLabels(labels, { size })).toEqual(['right', 'below', 'left', 'left']);
  });
  it('leave out none but others: the first one covers a dot where it must', () => {
    const around = [
      [115, 100],
      [85, 100],
      [100, 115],
      [100, 85],
    ].map(([x = 0, y = 0]) => ({ name: 'Kışla', x, y }));
    const [own, ...others] = fitLabels([{ name: 'Kalkan', x: 100, y: 100 }, ...around], { size });
    expect(own).toBe('right');
    expect(others).toContain(null);
  });
  it('avoid other elements, and use allowed sides only', () => {
    const labels = [{ name: 'Kalkan', x: 100, y: 100 }];
    const pin = { x: 140, y: 100, width: 60, height: 30 };
    expect(fitLabels(labels, { size, obstacles: [pin] })).toEqual(['left']);
    expect(fitLabels(labels, { size, obstacles: [pin], sides: ['right'] })).toEqual([null]);
    const everywhere = { x: 200, y: 150, width: 400, height: 300 };
    expect(fitLabels(labels, { size, obstacles: [everywhere] })).toEqual([null]);
    expect(fitLabels(labels, { size, sides: [null] })).toEqual(['right']);
  });
});
