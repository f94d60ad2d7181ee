import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort, listenFrom } from '#server/process/ports.ts';

/** What passed since the last look, as the platforms count it. */
export type Counts = { trips: number; read: number; written: number; bytes: number };

/** Stands between a Worker and its database and counts what the server says that each call read. */
export async function startCounting(database: string) {
  let counts = nothing();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { method = 'GET', url = '/' } = request;
    const answer = await fetch(database + url, { method, ...(body && { body }) });
    const said = await answer.text();
    counts.trips += 1;
    counts.read += sumOf(said, 'rows_read');
    counts.written += sumOf(said, 'rows_written');
    counts.bytes += Buffer.byteLength(said);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(said);
  });
  const port = await listenFrom(server, await freePort());
  return {
    url: `http://127.0.0.1:${port}`,
    take(): Counts {
      const taken = counts;
      counts = nothing();
      return taken;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const nothing = (): Counts => ({ trips: 0, read: 0, written: 0, bytes: 0 });

const sumOf = (said: string, name: string): number =>
  [...said.matchAll(new RegExp(`"${name}":(\\d+)`, 'g'))].reduce(
    (sum, [, n]) => sum + Number(n),
    0,
  );
