import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { holdSizes, sizesOf } from '#scripts/lib/deploy/sizes.ts';

const temporary = mkdtempSync(join(tmpdir(), 'kiyi-sizes-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const files = {
  'server/wrangler.json': '{"main":"entry.mjs"}',
  'server/entry.mjs': 'import{a}from"./chunks/a.mjs";import("./later.mjs");',
  'server/chunks/a.mjs': 'import "../b.mjs"; export const a = 1;',
  'server/b.mjs': 'export {};',
  'server/later.mjs': 'import "./b.mjs"; export const much = "…";',
  'client/index.html': '<p>',
  'client/villa/bir.html': '<p>',
  'client/villa/bir/yorumlar.html': '<p>',
};

/** The figures of a build of these files, by their names. */
function sizesIn(folder: string, names: string[]) {
  const dist = join(temporary, folder);
  for (const [name, text] of Object.entries(files).filter(([one]) => names.includes(one))) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return Object.fromEntries(sizesOf(dist).map(({ what, is }) => [what, is]));
}

const lengthOf = (...names: (keyof typeof files)[]) =>
  names.reduce((sum, name) => sum + Buffer.byteLength(files[name]), 0);

it('counts what is loaded at the start, all of it, and the files of 10,000 villas', () => {
  const sizes = sizesIn('whole', Object.keys(files));
  const start = lengthOf('server/entry.mjs', 'server/chunks/a.mjs', 'server/b.mjs');
  expect(sizes).toEqual({
    Worker: start + lengthOf('server/later.mjs'),
    'its start': start,
    files: 3,
    // One page, and two of each villa, in four languages.
    'files at most': 4 * (1 + 2 * 10_000),
    'largest file': 3,
  });
});

it('says nothing of 10,000 villas before there is one', () => {
  const sizes = sizesIn(
    'empty',
    Object.keys(files).filter((name) => !name.startsWith('client/villa')),
  );
  expect(Object.keys(sizes)).toEqual(['Worker', 'its start', 'files', 'largest file']);
});

it('refuses what is over a limit, by its name', () => {
  const size = { what: 'files', includes: 'all', is: 3, most: 2, unit: 'files' };
  expect(() => holdSizes([size, { ...size, what: 'others', is: 2 }])).toThrow(
    /^Refused: over the platform's limits:\nfiles +3 of 2 files \(all\)$/,
  );
});
