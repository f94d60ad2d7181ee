import { randomInt } from 'node:crypto';
import { createServer, type Server } from 'node:net';

/**
 * Below the ephemeral ports (from 32768 on), which outgoing connections could take between checking
 * and listening.
 */
const PORTS = { first: 15_000, end: 32_768 };

/** Each process starts at a random port and counts on, so that no port is returned twice. */
let next = randomInt(PORTS.first, PORTS.end);

/** A free TCP port on loopback. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next = port + 1 < PORTS.end ? port + 1 : PORTS.first;
    if (!(await portInUse(port))) return port;
  }
}

/** True when something already listens on `port` of loopback. */
export function portInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}

/** Listens on loopback on the first free port from `first` on (0: on any); returns it. */
export function listenFrom(server: Server, first: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let port = first;
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (server.listening) return;
      if (error.code !== 'EADDRINUSE' || port === 0) return reject(error);
      port += 1;
      server.listen(port, '127.0.0.1');
    });
    server.once('listening', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
    server.listen(port, '127.0.0.1');
  });
}
