import { processFacts } from '#scripts/lib/processes.ts';

/** Processor time so far of one process, in ms. */
export const cpuOf = (pid: number): number => processFacts(pid).cpuMs;
