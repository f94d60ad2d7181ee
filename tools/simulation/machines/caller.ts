import { setTimeout as delay } from 'node:timers/promises';
import { Broken, must } from '../broken.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Machine } from './cluster.ts';

/** The parts of the answers that are looked at. */
type Content = {
  quoteToken?: string;
  reservationCode?: string;
  status?: string;
  items?: { slug: string; id: string }[];
  days?: { date: Day; state: string }[];
};

export type Answer = { status: number; content: Content; machine: string; askedAt: number };

type Call = { method?: string; body?: unknown; key?: string; token?: string };

/** Somebody with a browser that keeps cookies; each call goes to any of the machines. */
export class Caller {
  readonly #cookies = new Map<string, string>();

  /** Null when nothing came back. */
  async ask({ url }: Machine, path: string, call: Call = {}): Promise<Answer | null> {
    const { method = 'GET', body, key, token } = call;
    const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
    const askedAt = Date.now();
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(cookie !== '' && { cookie }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(30_000),
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name !== undefined && value !== undefined) this.#cookies.set(name, value);
      }
      const { content = {} } = (await response.json()) as { content?: Content };
      must('every answer is a known one', response.status !== 500, () => `${method} ${path}: 500`);
      return { status: response.status, content, machine: url, askedAt };
    } catch (error) {
      if (error instanceof Broken) throw error;
      return null;
    }
  }

  /** Asks one machine after the other until one has an answer other than “come again”. */
  async insist(next: () => Machine, path: string, call: Call = {}): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(next(), path, call);
      if (answer !== null && answer.status !== 503) return answer;
      await delay(100);
    }
  }
}
