import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, COAST, fitted, fromMap, toMap, WHOLE } from './projection.ts';
import {
  boundsOfTile,
  isOnCoast,
  TILE_ZOOM,
  tileAddress,
  tilesUnder,
  tileTemplateFault,
} from './tiles.ts';

const view = fc
  .record({
    x: fc.double({ min: 0, max: WHOLE.width, noNaN: true }),
    y: fc.double({ min: 0, max: WHOLE.height, noNaN: true }),
    width: fc.double({ min: 40, max: WHOLE.width, noNaN: true }),
    pixels: fc.integer({ min: 320, max: 2000 }),
  })
  .map(({ x, y, width, pixels }) => {
    const shown = fitted({ x, y }, width, 1.5);
    return { shown, unitsPerPixel: shown.width / pixels };
  });

describe('a tile', () => {
  it('is where every map of the web has it', () => {
    // Bodrum castle, in the numbering that all such maps use.
    expect(
      tilesUnder(
        { ...toMap({ latitude: 37.0318, longitude: 27.4294 }), width: 1, height: 1 },
        0.12,
      ),
    ).toEqual([{ z: 15, x: 18880, y: 12750 }]);
    const { west, east, north, south } = boundsOfTile({ z: 1, x: 1, y: 0 });
    expect([west, east, south]).toEqual([0, 180, 0]);
    expect(north).toBeCloseTo(85.051129, 6);
  });

  it('is moved by less than a pixel where our map stretches it', () => {
    for (let z = TILE_ZOOM.least; z <= TILE_ZOOM.most; z += 1) {
      // The worst case: where latitudes are furthest apart within a level.
      const { x, y } = { x: 75 * 2 ** (z - 7), y: Math.floor(49.5 * 2 ** (z - 7)) };
      const { north, south } = boundsOfTile({ z, x, y });
      for (let part = 0; part <= 1; part += 0.05) {
        // The row at this share of the picture, and the place that our map shows there.
        const true_ = boundsOfTile({ z: z + 20, x, y: Math.round((y + part) * 2 ** 20) }).north;
        const shown = north + part * (south - north);
        expect(Math.abs(((true_ - shown) / (north - south)) * 256)).toBeLessThan(1);
      }
    }
  });
});

describe('the tiles under a view', () => {
  it('cover all of it, each within our coast, none drawn larger than made, and not many', () => {
    fc.assert(
      fc.property(view, ({ shown, unitsPerPixel }) => {
        const tiles = tilesUnder(shown, unitsPerPixel);
        const all = tiles.map(boundsOfTile);
        const { west, east, north, south } = boundsOf(shown);
        expect(Math.min(...all.map((one) => one.west))).toBeLessThanOrEqual(west + 1e-9);
        expect(Math.max(...all.map((one) => one.east))).toBeGreaterThanOrEqual(east - 1e-9);
        expect(Math.max(...all.map((one) => one.north))).toBeGreaterThanOrEqual(north - 1e-9);
        expect(Math.min(...all.map((one) => one.south))).toBeLessThanOrEqual(south + 1e-9);
        expect(tiles.every(isOnCoast)).toBe(true);
        const [first] = all;
        const { z } = tiles[0] ?? { z: 0 };
        const across =
          toMap({ latitude: 37, longitude: first?.east ?? 0 }).x -
          toMap({ latitude: 37, longitude: first?.west ?? 0 }).x;
        if (z < TILE_ZOOM.most) expect(across / unitsPerPixel).toBeLessThanOrEqual(256.001);
        const { width, height } = shown;
        expect(tiles.length).toBeLessThanOrEqual(
          (width / unitsPerPixel / 128 + 2) * (height / unitsPerPixel / 128 + 2),
        );
      }),
    );
  });

  it('are asked for our coast alone', () => {
    const middle = { latitude: (COAST.north + COAST.south) / 2, longitude: 29 };
    const [tile] = tilesUnder({ ...toMap(middle), width: 1, height: 1 }, 1);
    expect(tile && isOnCoast(tile)).toBe(true);
    expect(fromMap(toMap(middle)).longitude).toBeCloseTo(29, 9);
    for (const other of [
      { z: 6, x: 37, y: 24 },
      { z: 16, x: 37766, y: 25450 },
      { z: 15, x: 0, y: 0 },
      // Istanbul, and the sea west of Leros.
      { z: 10, x: 594, y: 383 },
      { z: 15, x: 18831, y: 12700 },
    ]) {
      expect(isOnCoast(other), JSON.stringify(other)).toBe(false);
    }
  });
});

describe('an address of tiles', () => {
  it.each([
    'https://tiles.example/{z}/{x}/{y}.png',
    'https://tiles.example/?z={z}&x={x}&y={y}&key=a',
    'https://tiles.example/{z}/{y}/{x}',
  ])('is %s', (template) => expect(tileTemplateFault(template)).toBeNull());

  it.each([
    ['https://tiles.example/', '{z}, {x}, {y} eksik'],
    ['https://tiles.example/{z}/{x}.png', '{y} eksik'],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'süslü parantez'],
    ['https://tiles.{x}.example/{z}/{x}/{y}.png', 'sunucunun adında'],
    ['https://a:{z}/{x}/{y}', 'sunucunun adında'],
    ['tiles/{z}/{x}/{y}', 'https://'],
  ])('is not %s', (template, why) => expect(tileTemplateFault(template)).toContain(why));

  it('replaces every occurrence of the placeholders', () => {
    expect(tileAddress('https://t.example/{z}/{x}/{y}?{z}', { z: 9, x: 2, y: 3 })).toBe(
      'https://t.example/9/2/3?9',
    );
  });
});
