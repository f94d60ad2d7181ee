import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';

/** One call of the server. */
export type Call = {
  method: string;
  headers: Record<string, string>;
  body?: string;
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal;
};
export type Reply = { status: number; body: string };

/** @throws when the line breaks or the caller has gone */
export type Ask = (path: string, call: Call) => Promise<Reply>;

/**
 * Asks the server at `database` over connections that stay, and that hold up no process that ends.
 * Node's own client and no `fetch`: that one asks for a packed answer, which the server beside us packs
 * only to be unpacked again, and hands every piece on through a stream of the web's; both took more than
 * the call itself.
 */
export function askingOf(database: string): Ask {
  const agent = new Agent({ keepAlive: true });
  return (path, { body, ...call }) =>
    new Promise((resolve, reject) => {
      const asked = request(database + path, { agent, ...call }, (answer) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 500, body: said }),
          reject,
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
}
