import { setTimeout as delay } from 'node:timers/promises';
import { CONSENTS, GUEST, type StayFixture } from '#tests/support/factories.ts';

/** What happened to those who wrote; it grows while they do. */
export type Acknowledged = {
  /** Codes of stays, by the keys under which they were asked for. */
  stays: Map<string, string>;
  /** Keys of pictures. */
  pictures: string[];
  /** Answers that nobody should get. */
  strange: string[];
  /** Calls that had no answer, or one that says to come again. */
  interrupted: number;
};

export const nothingYet = (): Acknowledged => ({
  stays: new Map(),
  pictures: [],
  strange: [],
  interrupted: 0,
});

/** So long somebody waits who is told to come again, in ms. */
const PAUSE_MS = 100;

type Writer = { url: string; acknowledged: Acknowledged; isOver(): boolean };

type Asked = { status: number; body: { content?: Record<string, unknown> } } | null;

/** Asks for one stay after the other, each as often as it takes, under one key. */
export async function askForStays(writer: Writer, stays: Iterable<StayFixture>): Promise<void> {
  for (const stay of stays) {
    const quote = await untilAnswered(writer, 200, () =>
      post(writer, '/v1/quote', {}, { adults: 2, children: 0, babies: 0, ...stay }),
    );
    if (quote === null) continue;
    const key = crypto.randomUUID();
    const { quoteToken } = quote;
    const booked = await untilAnswered(writer, 201, () =>
      post(
        writer,
        '/v1/reservation',
        { 'idempotency-key': key },
        { quoteToken, customer: GUEST, consents: CONSENTS },
      ),
    );
    if (booked !== null) writer.acknowledged.stays.set(key, String(booked.reservationCode));
    if (writer.isOver()) return;
  }
  if (!writer.isOver()) writer.acknowledged.strange.push('there were not enough stays to ask for');
}

/** Uploads the same picture again and again; what was interrupted is left. */
export async function uploadPictures(
  writer: Writer,
  token: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const { url, acknowledged } = writer;
  while (!writer.isOver()) {
    const body = new FormData();
    body.append('file', new File([picture], 'deniz.jpg', { type: 'image/jpeg' }));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await ask(`${url}/v1/admin/media`, { method: 'POST', headers, body });
    if (answer?.status === 201) acknowledged.pictures.push(String(answer.body.content?.key));
    // Its maker ended under it twice.
    else if (answer === null || [422, 503].includes(answer.status)) await interrupted(acknowledged);
    else acknowledged.strange.push(`picture: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}

/** The content of the answer that was hoped for; null for one that nobody should get. */
async function untilAnswered({ acknowledged }: Writer, hoped: number, call: () => Promise<Asked>) {
  for (;;) {
    const answer = await call();
    if (answer?.status === hoped) return answer.body.content ?? {};
    if (answer === null || answer.status === 503) {
      await interrupted(acknowledged);
      continue;
    }
    acknowledged.strange.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    return null;
  }
}

async function interrupted(acknowledged: Acknowledged): Promise<void> {
  acknowledged.interrupted += 1;
  await delay(PAUSE_MS);
}

const post = ({ url }: Writer, path: string, headers: Record<string, string>, body: unknown) =>
  ask(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Null when nothing came back, or half of it. */
async function ask(url: string, init: RequestInit): Promise<Asked> {
  try {
    const answer = await fetch(url, init);
    return { status: answer.status, body: (await answer.json()) as never };
  } catch {
    return null;
  }
}
