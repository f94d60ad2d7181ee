import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The sellers' server, and its first feeds. */
    sellers: {
      url: string;
      canaryUrl: string;
      shaped: Record<Seller, string>;
    };
  }
}

export const SELLERS = ['airbnb', 'booking', 'vrbo'] as const;
export type Seller = (typeof SELLERS)[number];

/**
 * How a seller answers from now on. `slow` sends a byte a second without end; `break` stops in the
 * middle; `canary` redirects to another local server.
 */
export type SellerMood =
  | { mood: 'serve'; text: string }
  | { mood: 'status'; status: number }
  | { mood: 'break' | 'slow' | 'canary' | 'hang up' };

/**
 * Airbnb, Booking.com and Vrbo as a local server: `GET /<seller>.ics`, `PUT /<seller>` to change
 * the mood, `GET /requests` for the requests so far, and a canary on another port that must never
 * be reached.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const moods = new Map<string, SellerMood>();
  const asked: { seller: string; conditional: boolean; status: number }[] = [];
  let canaryHits = 0;
  const canary = createServer((_request, response) => {
    canaryHits += 1;
    response.end('inside');
  });
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse) {
    // A broken connection must not be reused for the next request.
    response.setHeader('connection', 'close');
    const [, seller = ''] = /^\/(\w+)/.exec(request.url ?? '') ?? [];
    if (request.method === 'PUT') {
      moods.set(seller, JSON.parse(await bodyOf(request)));
      return response.end();
    }
    if (seller === 'requests') return response.end(JSON.stringify({ asked, canaryHits }));
    sell(request, response, moods.get(seller) ?? { mood: 'status', status: 404 });
    const conditional = request.headers['if-none-match'] !== undefined;
    asked.push({ seller, conditional, status: response.statusCode });
  }

  function sell(request: IncomingMessage, response: ServerResponse, mood: SellerMood) {
    switch (mood.mood) {
      case 'serve':
        return serve(request, response, mood.text);
      case 'status':
        return response.writeHead(mood.status).end('Bir sorun var');
      case 'canary':
        return response.writeHead(302, { location: portUrl(canary) }).end();
      case 'hang up':
        return request.socket.destroy();
      case 'break':
        response.writeHead(200, { 'content-length': '5000' }).write('BEGIN:VCALENDAR\r\n');
        return setTimeout(() => request.socket.destroy(), 50);
      default: {
        response.writeHead(200).write('BEGIN:VCALENDAR\r\n');
        const drip = setInterval(() => response.write('X'), 1000);
        return response.on('close', () => clearInterval(drip));
      }
    }
  }

  await Promise.all([listen(server), listen(canary)]);
  project.provide('sellers', {
    url: portUrl(server),
    canaryUrl: portUrl(canary),
    shaped: { airbnb: shaped('airbnb'), booking: shaped('booking'), vrbo: shaped('vrbo') },
  });
  return async () => {
    await Promise.all([close(server), close(canary)]);
  };
}

function serve(request: IncomingMessage, response: ServerResponse, text: string) {
  const etag = `"${createHash('sha1').update(text).digest('hex')}"`;
  if (request.headers['if-none-match'] === etag) return response.writeHead(304, { etag }).end();
  return response
    .writeHead(200, { etag, 'content-type': 'text/calendar; charset=utf-8' })
    .end(text);
}

const shaped = (seller: Seller): string =>
  readFileSync(join(import.meta.dirname, `ical/${seller}-shaped.ics`), 'utf8');

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const listen = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });

const portUrl = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}
