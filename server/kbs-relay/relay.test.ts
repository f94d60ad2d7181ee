import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenFrom } from '#server/process/ports.ts';
import { createRelay } from './relay.ts';

const SECRET = 'a'.repeat(40);
const NOW = Date.parse('2026-11-21T13:00:00Z');
const ACTION = '"http://tempuri.org/ISrvShsYtkTml/MusteriKimlikNoGiris"';

describe('the relay', () => {
  const taken: { path: string; action: string; body: string; others: string[] }[] = [];
  const servers: Server[] = [];
  let relay = '';
  let service = '';

  beforeAll(async () => {
    const far = createServer(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      const { url: path = '', headers } = request;
      const others = Object.keys(headers).filter((name) => name.startsWith('x-relay'));
      taken.push({ path, action: String(headers.soapaction), body, others });
      if (body === 'silence') return;
      if (body === 'elsewhere') response.writeHead(302, { location: 'http://example.com/' }).end();
      else response.writeHead(500, { 'content-type': 'text/xml' }).end('<Fault/>');
    });
    service = `http://127.0.0.1:${await listenFrom(far, 0)}`;
    const near = createRelay({
      secret: SECRET,
      destinations: [`${service}/jandarma`, `${service}/polis`],
      patienceMs: 200,
      now: () => NOW,
    });
    relay = `http://127.0.0.1:${await listenFrom(near, 0)}`;
    servers.push(far, near);
  });
  afterAll(() => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  });

  type Change = { to?: string; at?: number; secret?: string; action?: string; method?: string };
  const call = (body: string, change: Change = {}) => {
    const { to = `${service}/polis`, at = NOW, secret = SECRET, action = ACTION } = change;
    const signature = createHmac('sha256', secret).update(`${at}\n${to}\n${body}`).digest('hex');
    return fetch(relay, {
      method: change.method ?? 'POST',
      headers: {
        soapaction: action,
        'x-relay-to': to,
        'x-relay-at': String(at),
        'x-relay-signature': signature,
      },
      ...(change.method !== 'GET' && { body }),
    });
  };

  it('carries a call and its answer as they are', async () => {
    const answer = await call('<bir/>');
    expect([answer.status, await answer.text()]).toEqual([500, '<Fault/>']);
    expect(taken.at(-1)).toEqual({ path: '/polis', action: ACTION, body: '<bir/>', others: [] });
  });

  it.each<[string, number, Change]>([
    ['another secret', 401, { secret: 'b'.repeat(40) }],
    ['an old signature', 401, { at: NOW - 61_000 }],
    ['a signature of the future', 401, { at: NOW + 61_000 }],
    ['no time', 401, { at: Number.NaN }],
    ['another destination', 403, { to: 'https://example.com/' }],
    ['a destination that only begins the same', 403, { to: '/polis/../other' }],
    ['no operation of the service', 400, { action: '"http://example.com/x"' }],
    ['another method', 405, { method: 'GET' }],
  ])('refuses %s', async (what, status, change) => {
    const before = taken.length;
    expect((await call(`<${what.length}/>`, change)).status).toBe(status);
    expect(taken).toHaveLength(before);
  });

  it('carries nothing twice, nothing too large, and follows nowhere', async () => {
    expect((await call('<iki/>')).status).toBe(500);
    expect((await call('<iki/>')).status).toBe(409);
    expect((await call('x'.repeat(20_001))).status).toBe(413);
    expect((await call('elsewhere')).status).toBe(302);
    expect((await call('silence')).status).toBe(504);
  });
});
