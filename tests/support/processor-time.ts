/** Milliseconds of this thread that something takes, in steps of four: time that others have of a busy machine is not in it. */
export function processorTime(act: () => unknown): number {
  const before = process.threadCpuUsage();
  act();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Milliseconds of a quiet machine that something takes at best; the first time, code is read that later
 * ones have. A core that is shared does less in a millisecond, so work that is known is timed in turn
 * with it and tells how much less.
 */
export function quietTime(act: () => unknown): number {
  const turns = Array.from({ length: 5 }, () => [processorTime(act), processorTime(knownWork)]);
  const [own, known] = [0, 1].map((i) => Math.min(...turns.map((turn) => turn[i]!)));
  return own! / Math.max(known! / KNOWN_WORK_MS, 1);
}

/** What `knownWork` takes on the machine of docs/bench.md with nothing else to do. */
const KNOWN_WORK_MS = 20;

/** What parsers do: strings cut, compared, put into maps and sorted. */
function knownWork(): number {
  const counts = new Map<string, number>();
  for (let i = 0; i < 200_000; i++) {
    const word = `word-${(i * 7919) % 1009}`.slice(3);
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts.keys()].toSorted().length;
}
