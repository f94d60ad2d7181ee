import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listenFrom } from '#server/process/ports.ts';

/** A network line to one server, which lags, breaks or falls silent when told to. */
export type Line = {
  port: number;
  /** Every packet comes up to so many ms late. */
  lag(ms: number): void;
  /** Breaks all connections and refuses new ones. */
  cut(): void;
  /** Connections stay open and nothing arrives. */
  silence(): void;
  heal(): void;
  close(): void;
};

export async function layLine(target: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let lagMs = 0;
  let isCut = false;
  let gate = Promise.withResolvers<void>();
  gate.resolve();

  const passOn = async (bytes: Buffer, to: Socket, before: Promise<void>, due: Promise<void>) => {
    await Promise.all([before, due, gate.promise]);
    if (to.writable) to.write(bytes);
  };
  /** Passes on what one end sends, in order. */
  const carry = (from: Socket, other: Socket) => {
    let last = Promise.resolve();
    from.on('data', (bytes) => {
      last = passOn(bytes, other, last, delay(lagMs * Math.random()));
    });
    from.on('error', () => other.destroy());
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => other.destroy());
    });
    sockets.add(from);
  };
  const server = createServer((caller) => {
    if (isCut) return void caller.destroy();
    const server = connect(target, '127.0.0.1');
    carry(caller, server);
    carry(server, caller);
  });
  const port = await listenFrom(server, 0);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    cut,
    lag: (ms) => (lagMs = ms),
    silence: () => (gate = Promise.withResolvers<void>()),
    heal() {
      isCut = false;
      lagMs = 0;
      gate.resolve();
    },
    close() {
      cut();
      gate.resolve();
      server.close();
    },
  };
}
