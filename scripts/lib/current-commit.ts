import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/** The commit this tree was checked out at, shortened; `unknown` where git or its folder is missing. */
export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
