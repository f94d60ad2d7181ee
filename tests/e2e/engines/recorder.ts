import { createServer, request } from 'node:http';
import { listenFrom } from '#server/process/ports.ts';

const SCRIPT_PATH = '/recorder.js';

/** What went wrong in the pages of a tab, in its storage. */
export const RECORDED = 'recorded-problems';

/**
 * Runs before every script of a page: not every engine tells its driver what its console shows. A
 * module that it has already is an error of its preload to Firefox; one that is missing fails again
 * where it is imported; so is what it still loads when a page is left. A schema tries once whether it
 * may compile code, and does without.
 */
const SCRIPT = `(() => {
  let isLeft = false;
  addEventListener('beforeunload', () => (isLeft = true));
  const tell = (what) => {
    if (isLeft) return;
    const known = JSON.parse(sessionStorage.getItem('${RECORDED}') ?? '[]');
    sessionStorage.setItem('${RECORDED}', JSON.stringify([...known, location.pathname + ': ' + what]));
  };
  addEventListener('error', ({ message, target }) =>
    target.rel === 'modulepreload' || tell(message ?? 'not loaded: ' + (target.src ?? target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => tell(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    blockedURI === 'eval' || tell(violatedDirective + ' refuses ' + blockedURI));
  const { error } = console;
  console.error = (...words) => { tell(words.map(String).join(' ')); error(...words); };
})()`;

/** The site at `port` once more, its pages with a script that records what goes wrong in them. */
export async function startRecorder(port: number): Promise<{ url: string; stop(): void }> {
  const server = createServer((asked, answer) => {
    if (asked.url === SCRIPT_PATH) {
      answer.writeHead(200, { 'content-type': 'text/javascript' }).end(SCRIPT);
      return;
    }
    const { method = 'GET', url: path = '/' } = asked;
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    // A connection each: one that is kept may be closed at the moment of its next request.
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
    const upstream = request(options, (from) => {
      const isPage = from.headers['content-type']?.startsWith('text/html') ?? false;
      if (!isPage) {
        answer.writeHead(from.statusCode ?? 502, from.headers);
        from.pipe(answer);
        return;
      }
      const { 'content-length': _, ...rest } = from.headers;
      answer.writeHead(from.statusCode ?? 502, rest);
      const parts: Buffer[] = [];
      from.on('data', (part: Buffer) => parts.push(part));
      from.on('end', () => {
        const page = Buffer.concat(parts).toString();
        answer.end(page.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`));
      });
    });
    upstream.on('error', () => answer.destroy());
    asked.pipe(upstream);
  });
  const own = await listenFrom(server, 0);
  return {
    url: `http://localhost:${own}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
