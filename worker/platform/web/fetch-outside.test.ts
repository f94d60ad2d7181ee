import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOutside, OutsideError } from './fetch-outside.ts';
import { checkOutsideUrl } from './outside-url.ts';

/** More than any machine needs: only an answer that never arrives fails with `time`. */
const LIMITS = { bytes: 1000, milliseconds: 60_000 };
const SHORT = { milliseconds: 300 };

/** An internal service that must not be reachable; it counts its requests. */
let canary: { server: Server; port: number; hits: number };
let server: { server: Server; port: number };

/** The test server's responses by path. */
const answers: Record<string, (response: ServerResponse) => void> = {
  '/ok': (response) => response.end('takvim'),
  '/large': (response) => response.end('x'.repeat(1001)),
  '/silent': () => undefined,
  '/slow': (response) => {
    response.write('a');
    const timer = setInterval(() => response.write('a'), 20);
    response.on('close', () => clearInterval(timer));
  },
  '/hop': (response) => redirect(response, '/ok'),
  '/loop': (response) => redirect(response, '/loop'),
  '/canary': (response) => redirect(response, `http://127.0.0.1:${canary.port}/`),
  '/canary-by-name': (response) => redirect(response, `http://localhost:${canary.port}/`),
  '/metadata': (response) => redirect(response, 'http://169.254.169.254/latest/meta-data'),
  '/file': (response) => redirect(response, 'file:///etc/passwd'),
};

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location }).end();
}

beforeAll(async () => {
  canary = { server: createServer(hit), port: 0, hits: 0 };
  function hit(_request: unknown, response: ServerResponse) {
    canary.hits += 1;
    response.end('inside');
  }
  canary.port = await listen(canary.server);
  const playing = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  server = { server: playing, port: await listen(playing) };
});

afterAll(async () => {
  for (const each of [canary.server, server.server]) {
    each.closeAllConnections();
    await new Promise((done) => each.close(done));
  }
});

const listen = (target: Server): Promise<number> =>
  new Promise((resolve) =>
    target.listen(0, '127.0.0.1', () => resolve((target.address() as AddressInfo).port)),
  );

type Options = {
  allowLoopback: boolean;
  outside?: typeof fetch;
  limits?: { redirects?: number; milliseconds?: number };
};

async function attempt(url: string, options: Options) {
  let calls = 0;
  const outside: typeof fetch = (...args) => {
    calls += 1;
    return (options.outside ?? fetch)(...args);
  };
  const deps = { outside, allowLoopbackFeeds: options.allowLoopback };
  try {
    const { status, bytes } = await fetchOutside(deps, url, {}, { ...LIMITS, ...options.limits });
    return { outcome: `${status} ${new TextDecoder().decode(bytes)}`, calls };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    return { outcome: error.failure, calls };
  }
}

/** Ways to write an internal address, combined from hosts, schemes and ports. */
function insideForms(port: number): string[] {
  const loopback = [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.0.0.1',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '0177.0.0.01',
    '127.000.000.001',
    '127.0.0.1.',
    '127.255.255.254',
    '0',
    '0.0.0.0',
    '0x0',
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[0000::1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    'localhost',
    'LOCALHOST',
    'localhost.',
    'localhost.localdomain',
    'a.localhost',
    'ip6-localhost',
    '１２７.０.０.１',
    '①②⑦.⓪.⓪.①',
    'ｌｏｃａｌｈｏｓｔ',
    '127。0。0。1',
    '%31%32%37.0.0.1',
    'loc%61lhost',
    '127.0.0.1.nip.io',
    '127-0-0-1.sslip.io',
    'localtest.me',
    'a.lvh.me',
    'x.local.gd',
    '7f000001.rbndr.us',
  ];
  const private_ = [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '198.18.0.1',
    '0xa9fea9fe',
    '2852039166',
    '[fe80::1]',
    '[fc00::1]',
    '[fd00:ec2::254]',
    '[::ffff:169.254.169.254]',
    'metadata',
    'metadata.google.internal',
    'intranet',
    'printer.local',
    'router.lan',
    'nas.home',
    'db.corp',
    'api.internal',
    '1.0.0.127.in-addr.arpa',
    'host.docker.internal',
    'kubernetes.default.svc.cluster.local',
    'home.arpa',
    'hidden.onion',
    '224.0.0.1',
    '255.255.255.255',
  ];
  const hosts = [...loopback, ...private_];
  return [
    ...hosts.map((host) => `https://${host}/a.ics`),
    ...loopback.map((host) => `http://${host}:${port}/a.ics`),
    ...loopback.map((host) => `https://${host}:${port}/a.ics`),
    'https://a.example.com:8443/',
    'https://a.example.com:80/',
    `https://a.example.com:${port}/`,
    'http://a.example.com/',
    ...['ftp', 'file', 'gopher', 'data', 'javascript', 'ws', 'blob', 'dict', 'ldap', 'unix'].map(
      (scheme) => `${scheme}://127.0.0.1:${port}/`,
    ),
    `https://a.example.com@127.0.0.1:${port}/`,
    'https://user:secret@a.example.com/a.ics',
    'https://user@a.example.com/',
    `https://127.0.0.1:${port}#@a.example.com/`,
    `https://127.0.0.1:${port}?@a.example.com/`,
    `https:\\\\127.0.0.1:${port}\\`,
    `https:///127.0.0.1:${port}/`,
    `https:127.0.0.1:${port}`,
    `  https://127.0.0.1:${port}  `,
    `ht\ntps://127.0.0.1:${port}/`,
    `webcal://127.0.0.1:${port}/`,
    `webcals://localhost:${port}/`,
    `//127.0.0.1:${port}/`,
    `127.0.0.1:${port}`,
    '',
    ' ',
    'https://',
    'https://.',
    'https://..',
    'https://example',
    'https://-.com',
    'https://a..com',
    'https://[',
    'https://[::1',
    'https://a b.com',
    'https://1.2.3',
    'https://0x7f',
    'https://1e3',
    'https://exa_mple',
    'https://example.com.',
    'https://%00.com',
    'https://a.1',
  ];
}

describe('an address that leads inside', () => {
  it('is refused in every spelling, before anything is sent', async () => {
    const forms = insideForms(canary.port);
    expect(new Set(forms).size).toBeGreaterThanOrEqual(150);
    const reached: unknown[] = [];
    for (const url of forms) {
      const { outcome, calls } = await attempt(url, { allowLoopback: false });
      if (outcome !== 'url' || calls > 0) reached.push({ url, outcome, calls });
    }
    expect(reached).toEqual([]);
    expect(canary.hits).toBe(0);
  });

  it('is refused as the target of a redirect as well', async () => {
    const reached: unknown[] = [];
    // Without `//` the target is a path of the public server itself, which is harmless.
    const forms = insideForms(canary.port).filter((url) =>
      /^\s*(\w+:\/\/|\/\/|https:\\)/.test(url),
    );
    for (const location of forms) {
      // Headers cannot contain such characters.
      if (/[^\u0020-\u007e]/.test(location)) continue;
      const outside: typeof fetch = (input) =>
        String(input).startsWith('https://feeds.example.com/')
          ? Promise.resolve(new Response(null, { status: 302, headers: { location } }))
          : fetch(input);
      const { outcome, calls } = await attempt('https://feeds.example.com/a.ics', {
        allowLoopback: false,
        outside,
      });
      if (outcome !== 'redirect' || calls > 1) reached.push({ location, outcome, calls });
    }
    expect(reached).toEqual([]);
    expect(canary.hits).toBe(0);
  });

  it('cannot hide behind a server of the development machine', async () => {
    const base = `http://127.0.0.1:${server.port}`;
    for (const path of ['/canary', '/canary-by-name', '/metadata', '/file']) {
      expect(await attempt(base + path, { allowLoopback: true })).toEqual({
        outcome: 'redirect',
        calls: 1,
      });
    }
    expect(canary.hits).toBe(0);
  });

  it('would have been counted', async () => {
    const { outcome } = await attempt(`http://127.0.0.1:${canary.port}/`, { allowLoopback: true });
    expect([outcome, canary.hits]).toEqual(['200 inside', 1]);
  });
});

describe('a public address', () => {
  it.each([
    'https://www.airbnb.com.tr/calendar/ical/12.ics?s=ab',
    'https://ical.booking.com/v1/export?t=1',
    'webcal://calendar.google.com/calendar/ical/x/basic.ics',
    'https://www.vrbo.com:443/icalendar/a.ics',
    'https://xn--kyi-1ra.example.com/a.ics',
    'https://a_b.example.com/',
  ])('may be fetched: %s', (url) => {
    expect(checkOutsideUrl(url, { allowLoopback: false })).toHaveProperty('url.protocol', 'https:');
  });

  it('may redirect to another one, a few times', async () => {
    const outside: typeof fetch = (input) =>
      Promise.resolve(
        String(input).includes('first')
          ? new Response(null, {
              status: 301,
              headers: { location: 'https://second.example.com/b' },
            })
          : new Response('b'),
      );
    const moved = await attempt('https://first.example.com/a', { allowLoopback: false, outside });
    expect(moved).toEqual({ outcome: '200 b', calls: 2 });
  });
});

describe('a server', () => {
  it.each([
    ['/ok', '200 takvim'],
    ['/hop', '200 takvim'],
    ['/none', '404 '],
    ['/large', 'size'],
    ['/loop', 'redirects'],
  ])('that answers %s ends in %s', async (path, expected) => {
    const url = `http://localhost:${server.port}${path}`;
    const { outcome } = await attempt(url, { allowLoopback: true });
    expect(outcome).toBe(expected);
  });

  it.each(['/silent', '/slow'])('that answers %s is left after the limit', async (path) => {
    const url = `http://localhost:${server.port}${path}`;
    const { outcome } = await attempt(url, { allowLoopback: true, limits: SHORT });
    expect(outcome).toBe('time');
  });

  it('that leads on is not followed where nobody may', async () => {
    const url = `http://localhost:${server.port}/hop`;
    const answer = await attempt(url, { allowLoopback: true, limits: { redirects: 0 } });
    expect(answer).toEqual({ outcome: 'redirects', calls: 1 });
  });

  it('that is not there is a failure of the network', async () => {
    const outside: typeof fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { outcome } = await attempt('https://a.example.com/', { allowLoopback: false, outside });
    expect(outcome).toBe('network');
  });

  it('that never hears the signal is left after the limit all the same', async () => {
    const outside: typeof fetch = () => new Promise(() => undefined);
    const options = { allowLoopback: false, outside, limits: SHORT };
    const { outcome } = await attempt('https://a.example.com/', options);
    expect(outcome).toBe('time');
  });
});
