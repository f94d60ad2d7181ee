import { describe, expect, it } from 'vitest';
import { HEROES, SCENES } from './catalogue.ts';
import { COLORS } from './colors.ts';
import type { PictureWish } from './pick.ts';
import { pickScenes } from './pick.ts';
import { drawScene } from './scenes/draw.ts';
import { SPECS } from './scenes/list.ts';

const LANDSCAPES = ['kalkan', 'bodrum', 'fethiye', 'sapanca', 'inland'] as const;
const POOLS = ['infinity', 'l', 'kidney', 'round', 'indoor', 'sheltered', null] as const;

/** Every combination of attributes. */
const WISHES: PictureWish[] = LANDSCAPES.flatMap((landscape) =>
  POOLS.flatMap((pool) =>
    [true, false].flatMap((sea) =>
      (['small', 'large'] as const).map((size) => ({ landscape, pool, sea, size, seed: 7 })),
    ),
  ),
);

describe('pickScenes', () => {
  it('gives every villa 14 different pictures', () => {
    for (const wish of WISHES) {
      const ids = pickScenes(wish, 14).map((scene) => scene.id);
      expect(new Set(ids).size).toBe(14);
    }
  });

  it('opens with an exterior of the landscape that shows no other pool', () => {
    for (const wish of WISHES) {
      const [cover] = pickScenes(wish, 8);
      expect(cover?.landscape).toBe(wish.landscape);
      expect([null, wish.pool]).toContain(cover?.pool);
      expect(['bedroom', 'kitchen', 'bathroom']).not.toContain(cover?.composition);
    }
  });

  it('gives neighbours by seed different covers, and the same villa the same pictures', () => {
    for (const wish of WISHES) {
      const next = { ...wish, seed: wish.seed + 1 };
      expect(pickScenes(wish, 1)[0]?.id).not.toBe(pickScenes(next, 1)[0]?.id);
      expect(pickScenes(wish, 12)).toEqual(pickScenes({ ...wish }, 12));
    }
  });
});

describe('catalogue', () => {
  it('names each picture once and knows its colour', () => {
    const ids = [...SCENES, ...HEROES].map((picture) => picture.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(COLORS[id]).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('draws the same picture from the same id', () => {
    const spec = SPECS.find(({ id }) => id === 'kalkan-bathroom-morning-1');
    expect(spec).toBeDefined();
    if (spec) expect(drawScene(spec).toSvg()).toBe(drawScene(spec).toSvg());
  });
});
