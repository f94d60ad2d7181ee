import { globSync, readFileSync } from 'node:fs';

/** `/proc` counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time so far of a process and its present descendants, in ms. */
export function cpuOfTree(root: number): number {
  const all = globSync('/proc/[0-9]*/stat').flatMap((file) => {
    try {
      return [readStat(readFileSync(file, 'utf8'))];
    } catch {
      // The process has ended meanwhile.
      return [];
    }
  });
  const cpuBelow = (pid: number): number =>
    all.reduce((sum, one) => (one.parent === pid ? sum + one.cpuMs + cpuBelow(one.pid) : sum), 0);
  return (all.find(({ pid }) => pid === root)?.cpuMs ?? 0) + cpuBelow(root);
}

/** Processor time so far of one process, in ms. */
export const cpuOf = (pid: number): number =>
  readStat(readFileSync(`/proc/${pid}/stat`, 'utf8')).cpuMs;

/** `pid (name) state ppid … utime stime …`; the name may contain any character. */
function readStat(stat: string) {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  return { pid: Number.parseInt(stat, 10), parent: Number(fields[1]), cpuMs };
}
