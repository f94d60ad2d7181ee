import { readdirSync, readFileSync } from 'node:fs';

/** `/proc` counts in hundredths of a second. */
const TICK_MS = 10;

/** What Linux says of a process: its state, who started it, its processor time so far in ms. */
type ProcessFacts = { pid: number; state: string; parent: number; cpuMs: number };

/** @throws where there is no such process, or no `/proc` */
export function processFacts(pid: number): ProcessFacts {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // pid (name) state parent … utime stime …; the name may contain any character.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const cpuMs = (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  return { pid, state: fields[0] ?? '', parent: Number(fields[1]), cpuMs };
}

/** What a process started, and what those did; empty where there is no `/proc`. */
export function descendantsOf(pid: number): ProcessFacts[] {
  const all = allProcesses();
  const below = (one: number): ProcessFacts[] =>
    all.filter(({ parent }) => parent === one).flatMap((child) => [child, ...below(child.pid)]);
  return below(pid);
}

const allProcesses = (): ProcessFacts[] =>
  namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return [processFacts(Number(name))];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
