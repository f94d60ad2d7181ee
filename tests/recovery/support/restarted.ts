import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A process that whoever looks after the machine begins again when it ends, as systemd does. */
export function keepRestarted(args: readonly string[]) {
  let isOver = false;
  let begun = 0;
  let said = '';
  let child = begin();

  function begin(): ChildProcess {
    begun += 1;
    const started = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const take = (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
    };
    started.stdout?.on('data', take);
    started.stderr?.on('data', take);
    started.once('close', () => {
      if (!isOver) child = begin();
    });
    return started;
  }

  return {
    pid: () => child.pid ?? 0,
    /** How often it was begun. */
    starts: () => begun,
    /** The last it said, for a message. */
    said: () => said,
    async end() {
      isOver = true;
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    },
  };
}
