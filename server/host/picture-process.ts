import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { createFairQueue } from './fair-queue.ts';
import { type Made, type MakerRun, type PictureOptions, startMaker } from './maker-run.ts';

export type PictureProcess = {
  /** @throws {@link BadPicture} when it cannot be decoded or crashes the process. */
  make(picture: Uint8Array, options: PictureOptions): Promise<Made>;
  stop(): void;
};

export class BadPicture extends Error {}

/** Uploads come in bursts; between them the picture library's memory is released. */
const IDLE_MS = 30_000;

/** The heaviest picture takes two seconds on an idle machine. */
const PATIENCE_MS = 60_000;

/** A crash may have been caused by another picture, so one retry. */
const TRIES = 2;

/**
 * Creates pictures in a process of its own, which exists while there are uploads. As many at a time
 * as there are cores, and uploads take turns, so that a heavy one never delays the others.
 */
export function createPictureProcess({
  idleMs = IDLE_MS,
  patienceMs = PATIENCE_MS,
} = {}): PictureProcess {
  let maker: MakerRun | null = null;
  let idle: NodeJS.Timeout | undefined;
  let isStopped = false;
  const inTurn = createFairQueue(availableParallelism());

  function running(): MakerRun {
    if (isStopped) throw new BadPicture('the server ends');
    if (maker !== null) return maker;
    const started = startMaker(() => {
      if (maker === started) maker = null;
    }, patienceMs);
    maker = started;
    return started;
  }
  /** Detached first, so that a new request meanwhile starts another process. */
  function end(): void {
    const last = maker;
    maker = null;
    last?.end();
  }
  async function ask(picture: Uint8Array, options: PictureOptions): Promise<Made> {
    for (let tried = 0; tried < TRIES; tried += 1) {
      clearTimeout(idle);
      const answer = await running().ask(picture, options);
      idle = setTimeout(() => maker?.isIdle() && end(), idleMs).unref();
      if (answer === null) continue;
      if ('bad' in answer) throw new BadPicture(answer.bad);
      return answer.made;
    }
    throw new BadPicture('its maker ended');
  }
  return {
    make: (picture, options) =>
      inTurn(createHash('sha1').update(picture).digest('hex'), () => ask(picture, options)),
    stop: () => {
      isStopped = true;
      clearTimeout(idle);
      end();
    },
  };
}
