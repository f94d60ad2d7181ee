import { createServer, type Server } from 'node:net';

/** A TCP port on loopback that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** True when something already listens on `port` of loopback. */
export function portInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });
}

/** Listens on loopback on the first free port from `first` on (0: on any); that port. */
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
