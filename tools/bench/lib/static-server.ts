import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
};
const COMPRESSED = /^(text|image\/svg)/;

export type StaticServer = { url: string; stop(): void };

/**
 * Serves the files of `folders`; the first folder that has a file wins. Every side of a comparison
 * of pages uses this server with brotli, so that only the content differs. HTTP/2, as
 * visitors get pages: over HTTP/1.1 a picture would need a connection of its own. Its certificate is
 * signed by nobody, so that browsers have to be told to accept it.
 */
export async function serveFolders(folders: readonly string[]): Promise<StaticServer> {
  const bodies = new Map<string, Buffer>();
  const read = (file: string, type: string): Buffer => {
    const known = bodies.get(file);
    if (known) return known;
    const bytes = readFileSync(file);
    const body = COMPRESSED.test(type) ? brotliCompressSync(bytes) : bytes;
    bodies.set(file, body);
    return body;
  };
  const sessions = new Set<{ destroy(): void }>();
  const server = createSecureServer(makeCertificate(), (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = findFile(folders, decodeURIComponent(pathname));
    if (file === null) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'public, max-age=31536000',
      ...(COMPRESSED.test(type) && { 'content-encoding': 'br' }),
    });
    response.end(read(file, type));
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    stop: () => {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** A key and a certificate for `localhost` by the `openssl` of this machine. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'kiyi-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const options = ['-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...options], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `/villa/x` is the file `villa/x.html`, as the platform has it. */
function findFile(folders: readonly string[], pathname: string): string | null {
  const path = normalize(pathname).replace(/\/$/, '') || '/index';
  for (const folder of folders) {
    for (const file of [join(folder, path), join(folder, `${path}.html`)]) {
      if (existsSync(file) && statSync(file).isFile()) return file;
    }
  }
  return null;
}
