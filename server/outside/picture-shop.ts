import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What the binding IMAGES was asked for. */
export type PictureWish = {
  width?: number;
  height?: number;
  fit?: string;
  format?: string;
  quality?: number;
};

export type Made = { type: string; bytes: Uint8Array };

/** A message to the process that makes pictures, and its answer. */
export type PictureOrder = { id: number; picture: Uint8Array; wish: PictureWish };
export type PictureDone = { id: number } & ({ made: Made } | { bad: string });

export type PictureShop = {
  /** @throws {@link BadPicture} when it cannot be decoded or its maker died of it. */
  make(picture: Uint8Array, wish: PictureWish): Promise<Made>;
  stop(): void;
};

export class BadPicture extends Error {}

const MAKER = fileURLToPath(new URL('picture-maker.ts', import.meta.url));

/** Uploads come in bursts; between them nobody holds the memory of a picture library. */
const IDLE_MS = 30_000;

/** Makes pictures in a process of its own, which is there while somebody uploads. */
export function createPictureShop(): PictureShop {
  let maker: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const waiting = new Map<number, (done: PictureDone) => void>();

  const start = (): ChildProcess => {
    const child = fork(MAKER, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.on('message', (done: PictureDone) => {
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
  return {
    async make(picture, wish) {
      clearTimeout(idle);
      maker ??= start();
      const order: PictureOrder = { id: ++lastId, picture, wish };
      const done = await new Promise<PictureDone>((resolve) => {
        waiting.set(order.id, resolve);
        maker?.send(order);
      });
      idle = setTimeout(() => waiting.size === 0 && maker?.kill(), IDLE_MS).unref();
      if ('bad' in done) throw new BadPicture(done.bad);
      return done.made;
    },
    stop: () => {
      clearTimeout(idle);
      maker?.kill();
    },
  };
}
