import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { offer, sortKept } from './top-k.ts';

it('keeps the smallest keys, of equal ones the smaller numbers, in order', () => {
  const keys = fc.array(fc.integer({ min: -5, max: 5 }), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(keys, fc.integer({ min: 1, max: 70 }), fc.boolean(), (list, limit, backwards) => {
      const heap = { size: 0, keys: new Float64Array(limit), villas: new Uint32Array(limit) };
      const entries = list.map((key, villa) => ({ key, villa }));
      for (const { key, villa } of backwards ? entries.toReversed() : entries) {
        offer(heap, limit, key, villa);
      }
      sortKept(heap);
      const best = entries.toSorted((a, b) => a.key - b.key || a.villa - b.villa).slice(0, limit);
      expect([...heap.villas.subarray(0, heap.size)]).toEqual(best.map((entry) => entry.villa));
    }),
  );
});
