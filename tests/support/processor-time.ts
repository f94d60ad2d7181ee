/** Milliseconds of this thread that something takes: a busy machine adds none of its own. */
export function processorTime(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** The same at best: the first time, code is read that later ones have. */
export const leastProcessorTime = (act: () => unknown): number =>
  Math.min(...Array.from({ length: 5 }, () => processorTime(act)));
