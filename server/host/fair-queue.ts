type FairQueue = <Result>(key: string, run: () => Promise<Result>) => Promise<Result>;

/**
 * Runs jobs, `places` of them at a time. Keys take turns, so that one with many or slow jobs delays
 * others at most by the jobs already started.
 */
export function createFairQueue(places: number): FairQueue {
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let running = 0;

  function startNext(): void {
    while (running < places) {
      const [first] = waiting;
      if (first === undefined) return;
      const [key, jobs] = first;
      const job = jobs.shift();
      // Moves the key to the end: a map iterates in insertion order.
      waiting.delete(key);
      if (jobs.length > 0) waiting.set(key, jobs);
      running += 1;
      void job?.().finally(() => {
        running -= 1;
        startNext();
      });
    }
  }
  return (key, run) =>
    new Promise((resolve, reject) => {
      const job = () => run().then(resolve, reject);
      waiting.set(key, [...(waiting.get(key) ?? []), job]);
      startNext();
    });
}
