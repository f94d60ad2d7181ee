import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createFairQueue } from './fair-queue.ts';

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

export type PictureProcess = {
  /** @throws {@link BadPicture} when it cannot be decoded or its maker died of it. */
  make(picture: Uint8Array, options: PictureOptions): Promise<Made>;
  stop(): void;
};

export class BadPicture extends Error {}

const MAKER = fileURLToPath(new URL('picture-maker.ts', import.meta.url));

/** Uploads come in bursts; between them nobody holds the memory of a picture library. */
const IDLE_MS = 30_000;

/**
 * Makes pictures in a process of its own, which is there while somebody uploads. As many at a time as
 * there are cores, and uploads take turns: a heavy one never holds up the others.
 */
export function createPictureProcess(): PictureProcess {
  let maker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, (done: PictureAnswer) => void>();
  const inTurn = createFairQueue(availableParallelism());

  const start = (): ChildProcess => {
    const child = fork(MAKER, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (done: PictureAnswer) => {
      waiting.get(done.id)?.(done);
      waiting.delete(done.id);
    });
    child.on('exit', () => {
      if (maker === child) maker = null;
      for (const [id, settle] of waiting) settle({ id, bad: 'its maker ended' });
      waiting.clear();
    });
    return child;
  };
  async function ask(picture: Uint8Array, options: PictureOptions): Promise<Made> {
    clearTimeout(idle);
    maker ??= start();
    const request: PictureRequest = { id: ++lastId, picture, options };
    const done = await new Promise<PictureAnswer>((resolve) => {
      waiting.set(request.id, resolve);
      maker?.send(request);
    });
    idle = setTimeout(() => waiting.size === 0 && maker?.kill(), IDLE_MS).unref();
    if ('bad' in done) throw new BadPicture(done.bad);
    return done.made;
  }
  return {
    make: (picture, options) =>
      inTurn(createHash('sha1').update(picture).digest('hex'), () => ask(picture, options)),
    stop: () => {
      clearTimeout(idle);
      maker?.kill();
    },
  };
}
