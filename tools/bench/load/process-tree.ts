import { descendantsOf, processFacts } from '#scripts/lib/processes.ts';

/** Processor time so far of a process and its present descendants, in ms. */
export const cpuOfTree = (root: number): number =>
  descendantsOf(root).reduce((sum, { cpuMs }) => sum + cpuMs, cpuOf(root));

/** Processor time so far of one process, in ms. */
export const cpuOf = (pid: number): number => processFacts(pid).cpuMs;
