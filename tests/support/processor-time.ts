/**
 * Processor time of this thread in ms, in steps of four: unlike elapsed time, it does not include
 * other processes on a busy machine.
 */
export function processorTime(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * The best time in ms that a quiet machine would take; the first run is not representative, because
 * code is compiled then. A shared core does less work in a millisecond, so known work is timed
 * alternately and the result scaled by it.
 */
export function quietTime(act: () => unknown): number {
  const turns = Array.from({ length: 5 }, () => [processorTime(act), processorTime(knownWork)]);
  const [own, known] = [0, 1].map((i) => Math.min(...turns.map((turn) => turn[i]!)));
  return own! / slownessBy(known!);
}

/** How many times as long work takes now as on a quiet machine; at least 1. */
export const slowness = (): number =>
  slownessBy(Math.min(...Array.from({ length: 3 }, () => processorTime(knownWork))));

const slownessBy = (knownMs: number): number => Math.max(knownMs / KNOWN_WORK_MS, 1);

/** Time in ms of `knownWork` on the idle machine of docs/bench.md. */
const KNOWN_WORK_MS = 20;

/** Typical work of parsers: splits, compares, maps and sorts strings. */
function knownWork(): number {
  const counts = new Map<string, number>();
  for (let i = 0; i < 200_000; i++) {
    const word = `word-${(i * 7919) % 1009}`.slice(3);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.keys()].toSorted().length;
}
