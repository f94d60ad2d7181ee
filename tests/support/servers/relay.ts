import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '#server/process/ports.ts';

/** A TCP relay to a server, which can be disturbed and restored while in use. */
export type Relay = {
  url: string;
  /** Accepts no connections, like a stopped server. */
  cut(): void;
  /** Accepts connections and never answers. */
  hang(): void;
  /** Delays everything by so many ms. */
  slow(ms: number): void;
  /** Accepts connections, and resets each once something was requested. */
  reset(): void;
  mend(): void;
  close(): void;
};

type State = 'open' | 'cut' | 'hangs' | 'resets';

/** A relay to a local port. */
export async function relayTo(port: number): Promise<Relay> {
  const open = new Set<Socket>();
  let state: State = 'open';
  let delayMs = 0;

  const relay: Server = createServer((near) => {
    open.add(near);
    near.on('error', () => near.destroy()).on('close', () => open.delete(near));
    if (state === 'cut') return near.destroy();
    if (state === 'resets') return near.once('data', () => near.resetAndDestroy());
    if (state === 'hangs') return near;
    const far = connect(port, '127.0.0.1');
    open.add(far);
    far.on('error', () => near.destroy()).on('close', () => (open.delete(far), near.destroy()));
    near.on('close', () => far.destroy());
    // Timers of the same length keep their order.
    near.on('data', (chunk) => {
      if (delayMs === 0) far.write(chunk);
      else setTimeout(() => far.write(chunk), delayMs);
    });
    return far.pipe(near);
  });
  const become = (next: State, ms = 0) => {
    state = next;
    delayMs = ms;
    for (const socket of open) socket.destroy();
  };
  const own = await freePort();
  await new Promise<void>((done) => relay.listen(own, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${own}`,
    cut: () => become('cut'),
    hang: () => become('hangs'),
    slow: (ms) => become('open', ms),
    reset: () => become('resets'),
    mend: () => become('open'),
    close: () => {
      become('cut');
      relay.close();
    },
  };
}
