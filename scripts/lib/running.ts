type Stoppable = { stop(): unknown };

/** What a command has started: it ends in the order opposite to that of its start, however that comes. */
export function createRunning() {
  const started: Stoppable[] = [];
  let ending: Promise<void> | undefined;

  const end = (code: number): Promise<void> => (ending ??= endAll(code));
  async function endAll(code: number): Promise<void> {
    for (const one of started.toReversed()) await one.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => void end(0));

  return {
    async add<Started extends Stoppable>(starting: Promise<Started>): Promise<Started> {
      const one = await starting;
      started.push(one);
      return one;
    },
    end,
    say: (line: string) => console.error(line),
    /** Ends the whole, with the reason. */
    giveUp: (reason: string) => {
      console.error(reason);
      void end(1);
    },
  };
}
