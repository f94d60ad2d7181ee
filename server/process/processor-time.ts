import { readFileSync } from 'node:fs';

/** Linux tells times of processes in hundredths of a second. */
const TICK_MS = 10;

type ProcessorUse = {
  /** What a process and its descendants have used, in ms; NaN where the system does not say. */
  usedMs: number;
  /** Whether one of them runs, or would if others left it a processor. */
  isReady: boolean;
};

export function processorUseBelow(pid: number | undefined): ProcessorUse {
  if (pid === undefined) return UNKNOWN;
  try {
    // The name, in brackets, may hold anything; user and system time are the 14th and 15th field.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
    const below = children.split(' ').filter((one) => one !== '');
    const own = {
      usedMs: (Number(stat[11]) + Number(stat[12])) * TICK_MS,
      isReady: stat[0] === 'R',
    };
    return below.reduce((sum, one) => {
      const { usedMs, isReady } = processorUseBelow(Number(one));
      return { usedMs: sum.usedMs + usedMs, isReady: sum.isReady || isReady };
    }, own);
  } catch {
    return UNKNOWN;
  }
}

const UNKNOWN: ProcessorUse = { usedMs: Number.NaN, isReady: false };
