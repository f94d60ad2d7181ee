import { readFileSync } from 'node:fs';
import { processFacts } from './processes.ts';

/** npm starts a shell, that a Node, and that the Node of the project. */
const LEVELS = 5;

/**
 * The processes above this one up to npm, when npm runs one of `scripts`: none of them notifies us
 * when it is killed. Empty when something else started us, and where there is no `/proc`.
 */
export function processesUpToNpm(scripts: readonly string[]): number[] {
  if (!scripts.includes(process.env.npm_lifecycle_event ?? '')) return [];
  const found: number[] = [];
  try {
    for (let pid = process.ppid; found.length < LEVELS; pid = processFacts(pid).parent) {
      found.push(pid);
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('npm ')) return found;
    }
  } catch {
    // Not on Linux, or the top is reached.
  }
  return [];
}

/** Calls `then` once, soon after one of the processes is gone. */
export function whenOneIsGone(pids: readonly number[], then: () => void): void {
  const timer = setInterval(() => {
    if (pids.every(isThere)) return;
    clearInterval(timer);
    then();
  }, 500);
  timer.unref();
}

/** One that has ended is gone even if nobody has asked for its end yet, as in a container. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return processFacts(pid).state !== 'Z';
  } catch {
    return process.platform !== 'linux';
  }
}
