import { createServer, type IncomingMessage } from 'node:http';
import { listenFrom } from '#server/process/ports.ts';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** WhatsApp's Cloud API, and `/taken` with what it received. */
    whatsappServer: string;
  }
}

type Taken = {
  phoneNumberId: string;
  token: string;
  body: { to?: string; recipient?: string; type: string };
};

/**
 * The Cloud API for tests. The last digits of the recipient decide what it does: `…0404` has no
 * WhatsApp, `…0190` answers that the token has expired, `…0500` sends an invalid answer.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const taken: Taken[] = [];
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (request.url === '/taken') return answer(200, taken);
    const [, phoneNumberId = ''] = /^\/(\d+)\/messages$/.exec(request.url ?? '') ?? [];
    const body = JSON.parse(await read(request)) as Taken['body'];
    const token = request.headers.authorization ?? '';
    const to = body.to ?? body.recipient ?? '';
    if (to.endsWith('0404')) return answer(400, { error: { code: 131_026, message: 'no' } });
    if (to.endsWith('0190')) return answer(401, { error: { code: 190, message: 'old' } });
    if (to.endsWith('0500')) return answer(500, '<html>');
    taken.push({ phoneNumberId, token, body });
    answer(200, { messages: [{ id: `wamid.${taken.length}.${to}` }] });
  });
  const port = await listenFrom(server, 0);
  project.provide('whatsappServer', `http://127.0.0.1:${port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

const read = async (request: IncomingMessage): Promise<string> =>
  (await request.setEncoding('utf8').toArray()).join('');
