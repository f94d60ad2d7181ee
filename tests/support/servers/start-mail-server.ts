import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real SMTP server, and the address at which it lists received mails. */
    mailServer: { smtpPort: number; inboxUrl: string };
  }
}

type Received = { to: string; from: string; raw: string };

/**
 * A real SMTP server. The recipient's address decides what it does: `reddet…` is rejected
 * permanently, `mesgul…` temporarily, `kopar…` breaks the connection in the middle of the message.
 */
export async function startInbox() {
  const inbox: Received[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, callback) {
      if (address.startsWith('reddet')) return callback(refusal(550));
      if (address.startsWith('mesgul')) return callback(refusal(451));
      callback();
    },
    onData(stream, session, callback) {
      const [recipient] = session.envelope.rcptTo;
      const to = recipient?.address ?? '';
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        raw += text;
      });
      stream.on('end', () => {
        if (to.startsWith('kopar')) {
          // Other files send their mails at the same time.
          for (const connection of smtp.connections) {
            if (connection.session === session) connection.close();
          }
          return;
        }
        const sender = session.envelope.mailFrom;
        inbox.push({ to, from: sender ? sender.address : '', raw });
        callback();
      });
    },
  });
  smtp.on('error', () => undefined);
  return {
    port: await listen(smtp),
    received: (to: string | null) => inbox.filter((mail) => mail.to === to),
    stop: () => close(smtp),
  };
}

/** One inbox for all Worker tests, with an address at which it lists what it has received. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const inbox = await startInbox();
  const web = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://inbox').searchParams.get('to');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(inbox.received(to)));
  });
  const webPort = await listen(web);
  project.provide('mailServer', {
    smtpPort: inbox.port,
    inboxUrl: `http://127.0.0.1:${webPort}`,
  });
  return async () => {
    await Promise.all([inbox.stop(), close(web)]);
  };
}

const refusal = (code: number) => Object.assign(new Error('no'), { responseCode: code });

type Listening = { listen(port: number, host: string, ready: () => void): unknown };

function listen(server: Listening & ({ server: Server } | Server)): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const socket = 'server' in server ? server.server : server;
      resolve((socket.address() as AddressInfo).port);
    });
  });
}

const close = (server: { close(done: () => void): unknown }): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
  });
