import { readFileSync } from 'node:fs';

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
  const npm = npmProcess();
  if (npm !== null) setInterval(() => isThere(npm) || void end(0), 1_000).unref();

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

/**
 * The npm process that runs this script, with a shell in between: when killed, it does not notify
 * us.
 */
function npmProcess(): number | null {
  if (!/^(start|serve)$/.test(process.env.npm_lifecycle_event ?? '')) return null;
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    // pid (name) state ppid …
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return parent > 1 ? parent : null;
  } catch {
    // Not on Linux: Ctrl-C and other signals still end everything.
    return null;
  }
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
