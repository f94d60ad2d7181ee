import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { drawCoast, PALETTES } from '#scripts/lib/coast/draw.ts';

const LIMIT = 25 * 1024;

describe.each(Object.entries(PALETTES))('%s', (name, palette) => {
  const file = readFileSync(new URL(`../../site/public/map/${name}`, import.meta.url), 'utf8');

  it('is what node tools/scripts/draw-coast.ts draws', () => expect(file).toBe(drawCoast(palette)));
  it('names its source', () => expect(file).toContain('GSHHG'));
  it(`is at most ${LIMIT} bytes on its way`, () =>
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(LIMIT));
});
