import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The version in package.json. */
export function readProductVersion(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
