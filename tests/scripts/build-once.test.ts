import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildOnce } from '#scripts/lib/build-once.ts';

const directory = mkdtempSync(join(tmpdir(), 'kiyi-build-once-'));
afterAll(() => rmSync(directory, { recursive: true }));

const folder = (name: string) => join(directory, name);

/** Builds `inputs` into a folder; the output is one file with that name. */
const buildOf = (inputs: string, built: string[]) => async (output: string) => {
  built.push(inputs);
  mkdirSync(join(output, 'assets'), { recursive: true });
  await new Promise(setImmediate);
  writeFileSync(join(output, `assets/${inputs}.js`), inputs);
};
const assets = (target: string) => readdirSync(join(folder(target), 'assets'));

it('builds once for the same inputs, and again for others', async () => {
  const built: string[] = [];
  const into = (target: string, inputs: string) =>
    buildOnce(folder('cache'), inputs, folder(target), buildOf(inputs, built));
  await Promise.all([into('a', 'one'), into('b', 'one')]);
  expect(built).toEqual(['one']);
  expect([assets('a'), assets('b')]).toEqual([['one.js'], ['one.js']]);
  await into('a', 'two');
  expect(built).toEqual(['one', 'two']);
  // Nothing of the build before is left.
  expect(assets('a')).toEqual(['two.js']);
  await into('b', 'one');
  expect(built).toEqual(['one', 'two', 'one']);
  expect(readFileSync(join(folder('b'), 'assets/one.js'), 'utf8')).toBe('one');
});

it('does not reuse a build that failed', async () => {
  const built: string[] = [];
  const fails = async (output: string) => {
    await buildOf('part', [])(output);
    throw new Error('no more room');
  };
  const build = (make: (output: string) => Promise<void>) =>
    buildOnce(folder('other'), 'same', folder('c'), make);
  await expect(build(fails)).rejects.toThrow('no more room');
  await build(buildOf('whole', built));
  expect(built).toEqual(['whole']);
  expect(assets('c')).toEqual(['whole.js']);
});
