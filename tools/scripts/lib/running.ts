import { processesUpToNpm, whenOneIsGone } from './npm-above.ts';

type Stoppable = { stop(): unknown };

/** The processes of a command: stopped in reverse order, however the command ends. */
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
  whenOneIsGone(processesUpToNpm(['start', 'serve']), () => void end(0));

  return {
    async add<Started extends Stoppable>(starting: Promise<Started>): Promise<Started> {
      const one = await starting;
      started.push(one);
      return one;
    },
    end,
    say: (line: string) => console.error(line),
    /** Ends everything, with the reason. */
    giveUp: (reason: string) => {
      console.error(reason);
      void end(1);
    },
  };
}
