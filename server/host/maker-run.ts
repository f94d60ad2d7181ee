import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAKER = fileURLToPath(new URL('picture-maker.ts', import.meta.url));

/** The options of a call of the binding IMAGES. */
export type PictureOptions = {
  width?: number;
  height?: number;
  fit?: string;
  format?: string;
  quality?: number;
};

export type Made = { type: string; bytes: Uint8Array };

/** A request to the picture process, and its response. */
export type PictureRequest = { id: number; picture: Uint8Array; options: PictureOptions };
export type PictureAnswer = { id: number } & ({ made: Made } | { bad: string });

/** One run of the picture process. */
export type MakerRun = {
  /** The response; null when the process ended before it. */
  ask(picture: Uint8Array, options: PictureOptions): Promise<PictureAnswer | null>;
  isIdle(): boolean;
  end(): void;
};

/**
 * Starts the process; `onEnd` is called once it accepts no more work, for whatever reason. A
 * process that is silent for `patienceMs` is considered hung and killed.
 */
export function startMaker(onEnd: () => void, patienceMs: number): MakerRun {
  const child = fork(MAKER, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const waiting = new Map<number, (answer: PictureAnswer | null) => void>();
  let lastId = 0;
  child.on('message', (answer: PictureAnswer) => {
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const giveUp = () => {
    onEnd();
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  child.on('exit', giveUp);
  // Writing to a process that has just ended raises an error, which would end the whole server if
  // unhandled.
  child.on('error', giveUp);
  // SIGKILL: it holds no state, and a hung process ignores other signals.
  const end = () => void child.kill('SIGKILL');
  return {
    ask: (picture, options) =>
      new Promise((resolve) => {
        const id = ++lastId;
        const silence = setTimeout(end, patienceMs);
        waiting.set(id, (answer) => {
          clearTimeout(silence);
          resolve(answer);
        });
        child.send({ id, picture, options });
      }),
    isIdle: () => waiting.size === 0,
    end,
  };
}
