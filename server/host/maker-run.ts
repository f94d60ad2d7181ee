import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAKER = fileURLToPath(new URL('picture-maker.ts', import.meta.url));

/** What the binding IMAGES was asked for. */
export type PictureOptions = {
  width?: number;
  height?: number;
  fit?: string;
  format?: string;
  quality?: number;
};

export type Made = { type: string; bytes: Uint8Array };

/** A message to the process that makes pictures, and its answer. */
export type PictureRequest = { id: number; picture: Uint8Array; options: PictureOptions };
export type PictureAnswer = { id: number } & ({ made: Made } | { bad: string });

/** One run of the process that makes pictures. */
export type MakerRun = {
  /** The answer; null when the process ended before it had one. */
  ask(picture: Uint8Array, options: PictureOptions): Promise<PictureAnswer | null>;
  isIdle(): boolean;
  end(): void;
};

/**
 * Starts the process; `onEnd` is called once it takes no more, for whatever reason. One that is silent
 * for `patienceMs` is taken to hang and ended.
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
  // What is sent to a process that has just ended is an error here, and one that nobody hears would
  // end the whole server.
  child.on('error', giveUp);
  // It holds nothing, and one that hangs hears of no other end.
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
