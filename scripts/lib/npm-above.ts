import { readFileSync } from 'node:fs';

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
    for (let pid = process.ppid; found.length < LEVELS; pid = parentOf(pid)) {
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

/** @throws where there is no such process, or no `/proc` */
const parentOf = (pid: number): number => Number(statOf(pid)[1]);

/** State, parent and so on: what stands behind the id and the name of a process. */
function statOf(pid: number): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** One that has ended is gone even if nobody has asked for its end yet, as in a container. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return statOf(pid)[0] !== 'Z';
  } catch {
    return process.platform !== 'linux';
  }
}
