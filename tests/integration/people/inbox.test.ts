import { beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique, uniqueName } from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';
import { createStay } from '#tests/support/payments.ts';

type Item = { id: string; name: string; waiting: number; excerpt: string };

describe('the inbox', () => {
  let app: TestApp;
  let token: string;
  beforeEach(async () => {
    // A database of its own: the list begins with who waits, whoever that is.
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });

  const call = (method: string, path: string, body?: object) =>
    app.call(method, path, {
      token,
      headers: { 'idempotency-key': crypto.randomUUID() },
      ...(body && { body }),
    });
  const inbox = async (query = ''): Promise<{ items: Item[]; total: number }> =>
    (await call('GET', `/v1/admin/guest-records?inbox=1${query}`)).body.content;
  const unread = async (): Promise<number> =>
    (await call('GET', '/v1/admin/unreadcount')).body.content.inboxCount;

  async function write(message: string): Promise<string> {
    const name = uniqueName('Şule');
    const email = `${unique('misafir')}@posta.example`;
    const sent = await app.call('POST', '/v1/contact', {
      body: { name, email, subject: 'Soru', message },
    });
    expect(sent.status).toBe(201);
    return name;
  }
  const idOf = async (name: string) =>
    (await inbox()).items.find((item) => item.name === name)?.id ?? '';

  it('shows who waits first, then the others by what was said last, and nobody who said nothing', async () => {
    await createStay(app, token, 'confirmed');
    const before = await inbox();
    const [first, second] = [await write('Havuz ısıtmalı mı?'), await write('Köpek olur mu?')];
    await call('POST', `/v1/admin/guest-records/${await idOf(second)}/mail`, {
      subject: 'Köpek',
      text: 'Elbette, bekleriz.',
    });
    const { items, total } = await inbox();
    expect(total).toBe(before.total + 2);
    const own = items.filter(({ name }) => [first, second].includes(name));
    expect(own).toMatchObject([
      { name: first, waiting: 1, excerpt: 'Havuz ısıtmalı mı?' },
      { name: second, waiting: 0, excerpt: 'Siz: Elbette, bekleriz.' },
    ]);
    expect(items.every(({ excerpt }) => excerpt !== '')).toBe(true);
    const waits = items.map(({ waiting }) => waiting > 0);
    expect(waits).toEqual(waits.toSorted((a, b) => Number(b) - Number(a)));
  });

  it('has the wishes of guests among the messages, and counts them until they are answered', async () => {
    const none = await unread();
    const stay = await createStay(app, token, 'confirmed');
    const wished = await app.call('POST', '/v1/stay/requests', {
      body: {
        link: await guestLinkOf(app, token, stay.id),
        wish: { kind: 'dates', checkIn: '2027-05-20', checkOut: '2027-05-27' },
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect(wished.status).toBe(201);
    expect(await unread()).toBe(none + 1);
    const wisher = (await inbox()).items.find(({ excerpt }) =>
      excerpt.startsWith('İstek: Tarih değişikliği'),
    );
    expect(wisher).toMatchObject({ waiting: 1 });
    expect((await inbox('&waiting=1')).items.map(({ id }) => id)).toContain(wisher?.id);
    const thread = await call('GET', `/v1/admin/guest-records/${wisher?.id}/thread`);
    expect(thread.body.content.items).toContainEqual(
      expect.objectContaining({ kind: 'wish', state: 'waiting' }),
    );
    const declined = await call('PATCH', `/v1/admin/stayrequests/${wished.body.content.id}`, {
      state: 'declined',
      answer: 'Ev o günlerde dolu.',
    });
    expect(declined.status).toBe(200);
    expect(await unread()).toBe(none);
    expect((await inbox('&waiting=1')).items.map(({ id }) => id)).not.toContain(wisher?.id);
  });

  it('has the same guests on its pages as in one, each once', async () => {
    for (const text of [
      'Birinci soru',
      'İkinci soru',
      'Üçüncü soru',
      'Dördüncü soru',
      'Beşinci soru',
    ])
      await write(text);
    const whole = (await inbox('&take=50')).items.map(({ id }) => id);
    expect(new Set(whole).size).toBe(whole.length);
    const pages = await Promise.all([0, 2, 4].map((skip) => inbox(`&skip=${skip}&take=2`)));
    expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(whole.slice(0, 6));
  });

  it('finds in a search who has not written yet', async () => {
    const stay = await createStay(app, token, 'confirmed');
    const detail = await call('GET', `/v1/admin/reservations/${stay.id}`);
    const name = detail.body.content.customer_name as string;
    const found = await inbox(`&q=${encodeURIComponent(name)}`);
    expect(found.items.map((item) => item.name)).toContain(name);
  });
});
