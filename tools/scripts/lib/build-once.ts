import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * Copies the output of `make` to the folder `target`, which it replaces. `make` writes to the
 * folder that it is given and runs only if `inputs`, a digest of all that its output depends on,
 * differs from that of the output in `cache`. Concurrent callers wait for one another. The copy is
 * made once `target` may be written to.
 */
export async function buildOnce(
  cache: string,
  inputs: string,
  target: string,
  make: (folder: string) => Promise<void>,
  targetReady: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const output = join(cache, 'output');
  const stamp = join(cache, 'inputs');
  mkdirSync(cache, { recursive: true });
  await oneAtATime(join(cache, 'lock'), async () => {
    if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== inputs) {
      // An interrupted build must not count as one.
      rmSync(stamp, { force: true });
      rmSync(output, { recursive: true, force: true });
      await make(output);
      writeFileSync(stamp, inputs);
    }
    await targetReady;
    rmSync(target, { recursive: true, force: true });
    cpSync(output, target, { recursive: true });
  });
}
