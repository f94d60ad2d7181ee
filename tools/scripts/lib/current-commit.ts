import { execFileSync } from 'node:child_process';
import { root } from './paths.ts';

/**
 * The commit of these sources, shortened: what an image says in `APP_COMMIT`, or where this tree was
 * checked out; `unknown` where git or its folder is missing.
 */
export function currentCommit(): string {
  if (process.env.APP_COMMIT) return process.env.APP_COMMIT;
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
