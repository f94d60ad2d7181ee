import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** What other programs and people write, which is read. */
const READ = /^domain\/(?:import|karekod|mail-in)\//;

test('an agency is an acenta, as in law no. 1618 and in the name of TÜRSAB', () => {
  const sources =
    '{domain,dashboard,drizzle/seed,site,worker}/**/*.{ts,tsx,astro,html,webmanifest}';
  const found = globSync(sources, { cwd: root }).filter((file) => {
    if (READ.test(file) || file === 'domain/languages/one-spelling.test.ts') return false;
    // Not the variable of mails, nor an address.
    return /(?<![\w@.])acente(?!_unvan|\.)/i.test(readFileSync(join(root, file), 'utf8'));
  });
  expect(found).toEqual([]);
});
