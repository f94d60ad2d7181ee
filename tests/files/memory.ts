import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Client } from '@libsql/client/web';

export const MEGABYTE = 1024 * 1024;

/** How often a look is taken: one costs a collection of garbage. */
const EVERY = 8;

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

function heldMegabytes(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / MEGABYTE;
}

/** The most that is held above what was held before. */
export function watchMemory() {
  // What others left may hang on what is collected first.
  collectGarbage();
  const before = heldMegabytes();
  let [looks, most, given] = [0, 0, 0];
  return {
    look: () => {
      if (looks % EVERY === 0) most = Math.max(most, heldMegabytes() - before - given / MEGABYTE);
      looks += 1;
    },
    /** Bytes that the reader keeps: they are no longer the application's. */
    given: (bytes: number) => {
      given += bytes;
    },
    most: () => most,
  };
}

/** A client that tells before each trip: between two of them all is garbage or held. */
export function watchTrips() {
  const watch = {
    onTrip: () => {},
    wrap: (client: Client): Client =>
      new Proxy(client, {
        get(target, name) {
          const value = Reflect.get(target, name);
          if (typeof value !== 'function') return value;
          return (...given: unknown[]) => {
            watch.onTrip();
            return value.apply(target, given);
          };
        },
      }),
  };
  return watch;
}
