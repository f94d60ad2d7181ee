import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatBounds, parseBounds } from './bounds.ts';
import { boundsOf, COAST, fromMap, isOnMap, toMap, viewAround, WHOLE } from './projection.ts';

const place = fc.record({
  latitude: fc.double({ min: 35.91, max: 37.49, noNaN: true }),
  longitude: fc.double({ min: 26.91, max: 30.99, noNaN: true }),
});

describe('the projection', () => {
  it('brings every place back', () => {
    fc.assert(
      fc.property(place, (one) => {
        const back = fromMap(toMap(one));
        expect(back.latitude).toBeCloseTo(one.latitude, 9);
        expect(back.longitude).toBeCloseTo(one.longitude, 9);
      }),
    );
  });
  it('covers the coast from Bodrum to Antalya and nothing of Sapanca', () => {
    expect(isOnMap({ latitude: 37.105, longitude: 27.292 })).toBe(true);
    expect(isOnMap({ latitude: 40.667, longitude: 30.228 })).toBe(false);
    expect(boundsOf(WHOLE).east).toBeCloseTo(COAST.east, 9);
  });
});

describe('a view', () => {
  it('shows all given places, has the requested ratio and is within the map', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 6 }), (places) => {
        const view = viewAround(places, { shape: 1.5 });
        expect(view.width / view.height).toBeCloseTo(1.5, 6);
        expect(view.x).toBeGreaterThanOrEqual(0);
        expect(view.y).toBeGreaterThanOrEqual(0);
        expect(view.x + view.width).toBeLessThanOrEqual(WHOLE.width + 1e-6);
        expect(view.y + view.height).toBeLessThanOrEqual(WHOLE.height + 1e-6);
        for (const { x, y } of places.map(toMap)) {
          expect(y).toBeGreaterThanOrEqual(view.y - 1e-6);
          expect(y).toBeLessThanOrEqual(view.y + view.height + 1e-6);
          if (view.width >= WHOLE.height * 1.5 - 1e-6) continue;
          expect(x).toBeGreaterThanOrEqual(view.x - 1e-6);
          expect(x).toBeLessThanOrEqual(view.x + view.width + 1e-6);
        }
      }),
    );
  });
});

describe('bounds in an address', () => {
  it('hold what they were written for', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const asked = {
          west: Math.min(a.longitude, b.longitude),
          south: Math.min(a.latitude, b.latitude),
          east: Math.max(a.longitude, b.longitude) + 0.01,
          north: Math.max(a.latitude, b.latitude) + 0.01,
        };
        const read = parseBounds(formatBounds(asked));
        expect(read?.west).toBeLessThanOrEqual(asked.west);
        expect(read?.south).toBeLessThanOrEqual(asked.south);
        expect(read?.east).toBeGreaterThanOrEqual(asked.east);
        expect(read?.north).toBeGreaterThanOrEqual(asked.north);
      }),
    );
  });
  it.each(['', '1,2,3', 'a,b,c,d', '29.5,36.2,29.4,36.3', '29.4,36.3,29.5,36.2', '1e3,0,1,1'])(
    'refuse %j',
    (text) => expect(parseBounds(text)).toBeNull(),
  );
});
