import { connect as connectNode } from 'node:net';
import { Readable, Writable } from 'node:stream';
import type { Socket } from '#worker/platform/mail/smtp-connection.ts';

/** The platform's `connect`, made of Node's sockets, for a process that is to be killed. */
export function connect({ hostname, port }: { hostname: string; port: number }): Socket {
  const socket = connectNode(port, hostname);
  return {
    readable: Readable.toWeb(socket) as ReadableStream<Uint8Array>,
    writable: Writable.toWeb(socket),
    startTls: () => {
      throw new Error('no encryption here');
    },
    close: async () => {
      socket.destroy();
    },
  };
}
