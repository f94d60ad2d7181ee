import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort, listenFrom } from '#scripts/lib/ports.ts';
import { type Ask, askingOf, type Call, type Reply } from './line.ts';
import { keptOpen, type Pipeline, readKeptAnswer, wholeWork } from './pipeline.ts';

/**
 * How long the connection waits for the next call, is kept while others may want it, and is waited for
 * while a call is under way, in ms.
 */
type Patience = { idleMs: number; turnMs: number; slowMs: number };
const PATIENCE: Patience = { idleMs: 20, turnMs: 100, slowMs: 1_000 };

const PIPELINE = '/v2/pipeline';

export type DatabasePooler = { url: string; stop(): void };

/**
 * What PgBouncer is for PostgreSQL: libsql-server opens a connection for each call and reads the whole
 * schema for it, which costs several times what the call does. Here calls take turns on one that is
 * kept while there is work (decision 0073).
 *
 * Behind a call that takes long nobody waits. A call that loses its server or its caller ends as without a pooler: the line breaks, and whether it
 * was carried out is unknown.
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
      // The server checks it, and not the pooler.
      headers: {
        'content-type': 'application/json',
        ...(authorization !== undefined && { authorization }),
      },
      signal: gone.signal,
    };
    const body = method === 'POST' ? await text(request) : undefined;
    const work = url === PIPELINE && body !== undefined ? wholeWork(body) : null;
    const reply = work
      ? await connection.carryOut(work, caller)
      : await ask(url, { method, ...caller, ...(body && { body }) });
    response.statusCode = reply.status;
    // With its length said, head and body leave in one piece.
    response.setHeader('content-type', 'application/json').end(reply.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  // A connection is the runtime's to keep.
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

/** A piece of work that waits for its turn. */
type Waiting = {
  work: Pipeline;
  caller: Caller;
  resolve: (reply: Reply | Promise<Reply>) => void;
  reject: (error: unknown) => void;
};

/** One connection of the server that `ask` asks, on which one piece of work is carried out after the other. */
function keepConnection(ask: Ask, { idleMs, turnMs, slowMs }: Patience) {
  let kept: { baton: string; headers: Caller['headers']; since: number } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let queue: Waiting[] = [];
  let isBusy = false;
  /** The server takes its time: whoever comes goes as without a pooler, until one is answered soon. */
  let isSlow = false;

  const send = (pipeline: Pipeline, caller: Pick<Call, 'headers' | 'signal'>) =>
    ask(PIPELINE, { method: 'POST', body: JSON.stringify(pipeline), ...caller });

  /** Gives the connection up, for whoever else wants one. */
  const release = () => {
    clearTimeout(idle);
    if (kept === null) return;
    const { baton, headers } = kept;
    kept = null;
    // When this does not arrive, the server ends it after ten seconds.
    send({ baton, requests: [{ type: 'close' }] }, { headers }).catch(() => undefined);
  };

  const carryOut = async ({ work, caller }: Waiting): Promise<Reply> => {
    caller.signal.throwIfAborted();
    const before = kept;
    // Whatever goes wrong from here on, nobody goes on with it.
    kept = null;
    const baton = before?.baton ?? null;
    const since = before?.since ?? Date.now();
    const isLast = Date.now() - since > turnMs;
    const requests = isLast ? work.requests : keptOpen(work);
    const answer = await send({ baton, requests }, caller);
    if (before !== null && answer.status >= 400 && answer.status < 500) {
      // The server was begun again and knows no such stream: it has not looked at the work.
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
    /** Waits for its turn. @throws when the line to the server or the caller's breaks */
    carryOut: (work: Pipeline, caller: Caller): Promise<Reply> =>
      new Promise((resolve, reject) => {
        queue.push({ work, caller, resolve, reject });
        if (isSlow) letPass();
        else next();
      }),
  };
}
