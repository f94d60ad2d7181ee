import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort, listenFrom } from '#server/process/ports.ts';
import { type Ask, askingOf, type Call, type Reply } from './line.ts';
import { keptOpen, type Pipeline, readKeptAnswer, wholeWork } from './pipeline.ts';

/**
 * How long the connection waits for the next call, is kept while others may want it, and is waited
 * for during a call, in ms.
 */
type Patience = { idleMs: number; turnMs: number; slowMs: number };
const PATIENCE: Patience = { idleMs: 20, turnMs: 100, slowMs: 1_000 };

const PIPELINE = '/v2/pipeline';

export type DatabasePooler = { url: string; stop(): void };

/**
 * What PgBouncer is for PostgreSQL: libsql-server opens a connection for each call and reads the
 * whole schema for it, which costs several times as much as the call. Here calls take turns on a
 * connection that is kept while there is work (decision 0073).
 *
 * No call waits behind a slow one. A call whose server or caller disappears ends as without a
 * pooler: the connection breaks, and its outcome is unknown.
 */
export async function startDatabasePooler(
  database: string,
  patience = PATIENCE,
): Promise<DatabasePooler> {
  const ask = askingOf(database);
  const connection = keepConnection(ask, patience);
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const gone = new AbortController();
    response.on('close', () => response.writableFinished || gone.abort());
    const { method = 'GET', url = '/', headers } = request;
    const { authorization } = headers;
    const caller: Caller = {
      // Checked by the server and not by the pooler.
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      signal: gone.signal,
    };
    const body = method === 'POST' ? await text(request) : undefined;
    const work = url === PIPELINE && body !== undefined ? wholeWork(body) : null;
    // A call that opens a connection of its own need not wait for the kept one.
    if (work === null) connection.release();
    const reply = work
      ? await connection.carryOut(work, caller)
      : await ask(url, { method, ...caller, ...(body && { body }) });
    response.statusCode = reply.status;
    // With a Content-Length, header and body are sent in one packet.
    response.setHeader('content-type', 'application/json').end(reply.body, 'latin1');
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  // Keep-alive is managed by the runtime.
  server.keepAliveTimeout = 0;
  const port = await listenFrom(server, await freePort());
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      connection.release();
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Who waits for an answer. */
type Caller = Required<Pick<Call, 'headers' | 'signal'>>;

/** A piece of work waiting for its turn. */
type Waiting = {
  work: Pipeline;
  caller: Caller;
  resolve: (reply: Reply | Promise<Reply>) => void;
  reject: (error: unknown) => void;
};

/** One connection of the server behind `ask`, on which work is executed one piece after another. */
function keepConnection(ask: Ask, { idleMs, turnMs, slowMs }: Patience) {
  let kept: { baton: string; headers: Caller['headers']; since: number } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Waiting[] = [];
  let isBusy = false;
  /** The server is slow: new work bypasses the connection until an answer comes quickly again. */
  let isSlow = false;

  const send = (pipeline: Pipeline, caller: Pick<Call, 'headers' | 'signal'>) =>
    ask(PIPELINE, { method: 'POST', body: JSON.stringify(pipeline), ...caller });

  /** Gives up the connection, in favour of other processes. */
  const release = () => {
    clearTimeout(idle);
    if (kept === null) return;
    const { baton, headers } = kept;
    kept = null;
    // If this is lost, the server closes the stream after ten seconds.
    send({ baton, requests: [{ type: 'close' }] }, { headers }).catch(() => undefined);
  };

  const carryOut = async ({ work, caller }: Waiting): Promise<Reply> => {
    caller.signal.throwIfAborted();
    const before = kept;
    // After any error from here on the stream is not used again.
    kept = null;
    const baton = before?.baton ?? null;
    const since = before?.since ?? Date.now();
    const isLast = Date.now() - since > turnMs;
    const requests = isLast ? work.requests : keptOpen(work);
    const answer = await send({ baton, requests }, caller);
    if (before !== null && answer.status >= 400 && answer.status < 500) {
      // The server was restarted and does not know the stream, so the work was not executed.
      return send(work, caller);
    }
    if (answer.status !== 200 || isLast) return answer;
    const { body, baton: next, isClean } = readKeptAnswer(work, answer.body);
    if (next !== null) kept = { baton: next, headers: caller.headers, since };
    if (!isClean) release();
    return { status: 200, body };
  };

  const timed = async (reply: Promise<Reply>): Promise<Reply> => {
    const began = Date.now();
    return reply.finally(() => {
      isSlow = Date.now() - began > slowMs;
    });
  };

  const letPass = () => {
    for (const { work, caller, resolve } of queue) resolve(timed(send(work, caller)));
    queue = [];
  };

  const next = () => {
    const first = isBusy ? undefined : queue.shift();
    if (first === undefined) return;
    isBusy = true;
    clearTimeout(idle);
    const slow = setTimeout(() => {
      isSlow = true;
      letPass();
    }, slowMs);
    timed(carryOut(first))
      .then(first.resolve, first.reject)
      .finally(() => {
        clearTimeout(slow);
        isBusy = false;
        if (isSlow) release();
        else if (queue.length === 0) idle = setTimeout(release, idleMs).unref();
        next();
      });
  };

  return {
    release,
    /** Waits for its turn. @throws when the connection to the server or the caller breaks */
    carryOut: (work: Pipeline, caller: Caller): Promise<Reply> =>
      new Promise((resolve, reject) => {
        queue.push({ work, caller, resolve, reject });
        if (isSlow) letPass();
        else next();
      }),
  };
}
