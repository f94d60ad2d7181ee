import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One sand-coloured pixel: a tile of any size. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGO4/On/fwAI+QPOlqnjHwAAAABJRU5ErkJggg==',
  'base64',
);

export type AskedTile = { path: string; headers: Record<string, unknown> };

export type TileServer = {
  url: string;
  /** The requests so far. */
  asked: AskedTile[];
  /** From now on it answers 500. */
  fail(isFailing: boolean): void;
  close(): Promise<void>;
};

/** The response for each first part of a path; `/ok/{z}/{x}/{y}.png` is a picture. */
const ANSWERS: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  ok: (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(PNG),
  large: (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/png' }).end(Buffer.alloc(600_000)),
  page: (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  drawing: (_request, response) =>
    response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  untyped: (_request, response) => response.writeHead(200).end(PNG),
  none: (_request, response) => response.writeHead(404).end(),
  failing: (_request, response) => response.writeHead(500).end('Error: at /srv/tiles.js:1'),
  hop: (_request, response) => response.writeHead(302, { location: '/ok/1/1/1.png' }).end(),
  'hang-up': (request) => request.socket.destroy(),
  silent: () => undefined,
};

/** A local tile server. `/asked` lists its requests. */
export async function startTileServer(): Promise<TileServer> {
  const asked: AskedTile[] = [];
  let isFailing = false;
  const server: Server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    const path = request.url ?? '';
    if (path === '/asked') return response.end(JSON.stringify(asked));
    asked.push({ path, headers: request.headers });
    const answer = ANSWERS[isFailing ? 'failing' : (path.split('/')[1] ?? '')] ?? ANSWERS.none;
    return answer?.(request, response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    fail: (next) => {
      isFailing = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
