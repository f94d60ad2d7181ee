import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { listenFrom } from '#server/process/ports.ts';
import type { Machine } from '#worker/platform/machine.ts';
import { isMediaKey } from './media-folder.ts';
import type { MediaStore } from './media-store.ts';
import { BadPicture, type PictureProcess } from './picture-process.ts';

/** Uploads are at most five megabytes; there are no videos. */
const MAX_BYTES = 40_000_000;

type Services = { address: string; stop(): void };

/**
 * The services behind the bindings MEDIA, IMAGES and MACHINE: on loopback, and only for callers
 * with `secret`.
 */
export async function startServices(options: {
  secret: string;
  media: MediaStore;
  pictures: PictureProcess;
  machine: Machine;
}): Promise<Services> {
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      if (!(error instanceof BadPicture)) logError(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(error instanceof BadPicture ? 422 : 500).end();
    });
  });
  // Keep-alive is managed by the runtime.
  server.keepAliveTimeout = 0;
  const port = await listenFrom(server, 0);
  return {
    address: `127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      options.pictures.stop();
    },
  };
}

/** As the Worker's lines (worker/platform/log.ts). */
const logError = (error: unknown) =>
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      at: 'services',
      what: String(error),
    }),
  );

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { secret, media, pictures, machine }: Parameters<typeof startServices>[0],
): Promise<void> {
  if (!isSame(String(request.headers['x-service-secret'] ?? ''), secret))
    return void response.writeHead(403).end();
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://services.invalid');
  const { method = 'GET' } = request;
  if (pathname === '/pictures' && method === 'POST') {
    const made = await pictures.make(
      await readBody(request),
      JSON.parse(searchParams.get('options') ?? '{}'),
    );
    response.writeHead(200, { 'content-type': made.type, 'content-length': made.bytes.length });
    return void response.end(made.bytes);
  }
  if (pathname === '/media/delete' && method === 'POST') {
    const keys = JSON.parse((await readBody(request)).toString()) as string[];
    await media.delete(keys.filter(isMediaKey));
    return void response.writeHead(204).end();
  }
  if (pathname === '/media/list') {
    const [prefix = '', cursor = ''] = ['prefix', 'cursor'].map(
      (name) => searchParams.get(name) ?? '',
    );
    return void sendJson(response, await media.list(prefix, cursor));
  }
  if (pathname === '/machine') return void sendJson(response, await machine.look());
  const key = decodeURIComponent(/^\/media\/([^/]+)$/.exec(pathname)?.[1] ?? '');
  if (!isMediaKey(key)) return void response.writeHead(404).end();
  if (method === 'PUT') {
    const meta = decodeURIComponent(String(request.headers['x-meta'] ?? '%7B%7D'));
    await media.put(key, await readBody(request), JSON.parse(meta) as Record<string, string>);
    return void response.writeHead(204).end();
  }
  const file = await media.find(key);
  if (file === null) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': file.size,
    etag: file.etag,
    'x-meta': encodeURIComponent(JSON.stringify(file.httpMetadata)),
  });
  await pipeline(file.open(), response);
}

const sendJson = (response: ServerResponse, content: object) =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(content));

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`a body of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isSame(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
