import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export type Call = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Aborts when the caller no longer waits for the answer. */
  signal?: AbortSignal;
};
/**
 * `body` has a character for each byte (latin1): a page of rows is handed on without its letters being
 * decoded and encoded again, which took longer than the page did in the database.
 */
export type Reply = { status: number; body: string };

/** @throws when the connection breaks or the caller has gone */
export type Ask = (path: string, call: Call) => Promise<Reply>;

/**
 * Calls the server at `database` over keep-alive connections, which do not keep an ending process
 * alive. Uses node:http and not `fetch`: fetch requests a compressed answer, which the server on
 * the same machine would compress only to be decompressed again, and passes every piece through a
 * web stream; both took longer than the call itself.
 */
export function askingOf(database: string): Ask {
  const agent = new Agent({ keepAlive: true });
  return (path, { body, ...call }) =>
    new Promise((resolve, reject) => {
      const asked = request(database + path, { agent, ...call }, (answer) => {
        buffer(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 500, body: said.toString('latin1') }),
          reject,
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
}
