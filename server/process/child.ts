import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const watchdog = fileURLToPath(new URL('./watchdog.sh', import.meta.url));

export type WatchedChild = {
  process: ChildProcess;
  /** The child's last lines of output, for an error message. */
  tail(): string;
  /** Stops the child and everything it started; resolves when they are gone. */
  stop(): Promise<void>;
  /** Kills it with SIGKILL, as in a crash; resolves when it is gone. */
  kill(): Promise<void>;
};

/** Starts `command` so that it ends with this process, even if this process is killed. */
export function startChild(
  command: string,
  args: string[],
  options: {
    cwd?: string;
    env?: NodeJS.ProcessEnv;
    onLine?: (line: string) => void;
    /** Receives its output as it comes. */
    onOutput?: (chunk: Buffer) => void;
  } = {},
): WatchedChild {
  const child = spawn('/bin/sh', [watchdog, command, ...args], {
    cwd: options.cwd,
    env: options.env ?? process.env,
    // A process group of its own: the terminal's Ctrl-C reaches only this process, which decides.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const killGroup = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // Already gone.
    }
  };
  // What the command has started and left behind.
  child.once('exit', killGroup);
  const lines: string[] = [];
  const take = (chunk: Buffer) => {
    options.onOutput?.(chunk);
    for (const line of chunk.toString().split('\n')) {
      if (line.trim() === '') continue;
      lines.push(line);
      if (lines.length > 40) lines.shift();
      options.onLine?.(line);
    }
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return {
    process: child,
    tail: () => lines.join('\n'),
    stop: () => {
      child.stdin.end();
      return gone;
    },
    kill: () => {
      killGroup();
      return gone;
    },
  };
}
