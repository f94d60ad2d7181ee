import { globSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { villaFacts } from '#drizzle/seed/content/villas/villas.ts';
import drawn from './drawn.json' with { type: 'json' };
import { houseOf } from './identity/house-of.ts';
import { viewsOf } from './identity/views.ts';
import { DRAWN_VILLAS, picturesOf } from './pictures.ts';

const VILLAS = Array.from({ length: DRAWN_VILLAS }, (_, n) => villaFacts(n));

/** What the pictures show of each villa: noted when they were drawn. */
const DRAWN: Record<string, object | undefined> = drawn;

describe.each(VILLAS.map((villa) => [villa.slug, villa] as const))('%s', (_, villa) => {
  const house = houseOf(villa);
  const kinds = viewsOf(house, villa.n).map(({ kind }) => kind);
  const pool = (kind: 'outdoor' | 'indoor' | 'children') =>
    villa.pools.find((one) => one.kind === kind);

  it('is drawn with exactly its own pools, in their size', () => {
    const outdoor = pool('outdoor');
    expect(kinds.includes('pool')).toBe(outdoor !== undefined);
    if (outdoor) {
      expect(house.pool).toMatchObject({
        length: outdoor.lengthCm / 100,
        width: outdoor.widthCm / 100,
        shared: outdoor.use === 'shared',
      });
    }
    expect(house.childrensPool === null).toBe(pool('children') === undefined);
    expect(house.indoorPool === null).toBe(pool('indoor') === undefined);
    expect(kinds.includes('indoor-pool')).toBe(pool('indoor') !== undefined);
  });

  it('shows an infinity pool, walls and a hot tub exactly where the villa says so', () => {
    expect(house.pool?.shape === 'infinity').toBe(villa.featureSlugs.includes('sonsuzluk-havuzu'));
    expect(house.walled).toBe(pool('outdoor')?.sheltered === true);
    expect(house.hotTub).toBe(villa.featureSlugs.includes('jakuzi') && !pool('outdoor'));
  });

  it('has its storeys, its landscape and its sea', () => {
    if (villa.kind !== 'apartment') expect(house.storeys).toBe(villa.floors);
    expect(house.style === 'block').toBe(villa.kind === 'apartment');
    expect(house.style === 'frame').toBe(villa.kind === 'bungalow');
    expect(house.landscape).toBe(villa.scene.landscape);
    expect(house.sea !== 'none').toBe(villa.typeSlugs.includes('deniz-manzarali-villalar'));
    expect(house.sea === 'shore').toBe(villa.typeSlugs.includes('denize-sifir-villalar'));
    expect(house.wooded).toBe(villa.typeSlugs.includes('doga-icinde-villalar'));
  });

  it('is what was drawn', () => {
    const { id, ...shown } = house;
    expect(DRAWN[id]).toEqual(shown);
  });

  it('is described as a drawing, within the length limit', () => {
    for (const { alt } of picturesOf(villa)) {
      expect(alt).toMatch(/^Temsilî görsel: /);
      expect(alt).not.toMatch(/fotoğraf/i);
      expect(alt.length).toBeLessThanOrEqual(200);
    }
  });
});

it('has no duplicate cover', () => {
  const covers = VILLAS.map((villa) => picturesOf(villa)[0]?.key);
  expect(covers).not.toContain(undefined);
  expect(new Set(covers).size).toBe(DRAWN_VILLAS);
});

it('keeps all pictures within 30 MB', () => {
  const folder = new URL('./files/', import.meta.url);
  const sizes = globSync('**/*.avif', { cwd: folder.pathname }).map(
    (name) => statSync(new URL(name, folder)).size,
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000_000);
});

it('reuses pictures of the same landscape for further villas', () => {
  for (const n of [120, 777, 5_000, 9_999]) {
    const villa = villaFacts(n);
    const [cover] = picturesOf(villa);
    const lender = VILLAS.find(({ slug }) => cover?.key.startsWith(`pictures/${slug}/`));
    expect(lender?.scene.landscape).toBe(villa.scene.landscape);
  }
});
