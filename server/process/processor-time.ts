import { readFileSync } from 'node:fs';

/**
 * Processor time that a process and its descendants have used, in the system's ticks; NaN where it
 * does not report any, which equals nothing.
 */
export function processorTimeBelow(pid: number | undefined): number {
  if (pid === undefined) return Number.NaN;
  try {
    // The name, in brackets, may hold anything; user and system time are the 14th and 15th field.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = children.split(' ').filter((one) => one !== '');
    const own = Number(stat[11]) + Number(stat[12]);
    return below.reduce((sum, one) => sum + processorTimeBelow(Number(one)), own);
  } catch {
    return Number.NaN;
  }
}
