import { eq, isNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { guestContacts, guestRecords } from '#drizzle/schema/guest-records.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  signIn,
  unique,
  uniqueName,
  uniquePhone,
} from '#tests/support/factories.ts';

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = testApp();
  admin = await signIn(app, (await createUser(app)).email);
});

const newEmail = () => `${unique('misafir')}@posta.example`;
const spelled = (phone: string) => `0${phone.slice(3, 6)} ${phone.slice(6, 9)} ${phone.slice(9)}`;

const call = (method: string, path: string, body?: object) =>
  app.call(method, path, {
    token: admin,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(body && { body }),
  });

type Contact = { phone?: string; email?: string };

/** A stay that a clerk takes down; its id. */
async function hold(contact: Contact, name = uniqueName('Ayşe')): Promise<string> {
  const villa = await createVilla(app);
  const { status, body } = await call('POST', '/v1/admin/reservations', {
    villa_id: villa.id,
    checkIn: '2027-05-10',
    checkOut: '2027-05-17',
    adults: 2,
    children: 0,
    babies: 0,
    status: 'option',
    customer: { firstName: name, lastName: 'Yılmaz', ...contact },
  });
  expect(status).toBe(201);
  return body.content.id as string;
}

async function write(
  contact: { phone?: string; email: string },
  message = 'Fiyat alabilir miyim?',
) {
  const { status } = await app.call('POST', '/v1/contact', {
    body: { name: uniqueName('Şule'), subject: 'Soru', message, ...contact },
  });
  expect(status).toBe(201);
}

const find = async (q: string) =>
  (await call('GET', `/v1/admin/guest-records?q=${encodeURIComponent(q)}`)).body.content.items;
const recordOf = async (q: string) => {
  const items = await find(q);
  expect(items).toHaveLength(1);
  return (await call('GET', `/v1/admin/guest-records/${items[0].id}`)).body.content;
};
const guestOf = async (reservationId: string) =>
  (
    await app.deps.db.read
      .select({ id: reservations.guestId })
      .from(reservations)
      .where(eq(reservations.id, reservationId))
  )[0]?.id;

describe('one record a person', () => {
  it('is made by whatever names them first, and found by phone or address from then on', async () => {
    const [phone, email] = [uniquePhone(), newEmail()];
    await write({ email });
    const before = await recordOf(email);
    expect(before.stays).toEqual([]);
    const stay = await hold({ phone, email });
    await hold({ phone: spelled(phone) });
    const record = await recordOf(spelled(phone));
    expect(record).toMatchObject({ id: before.id, phones: [phone], emails: [email] });
    expect(record.stays).toHaveLength(2);
    expect(record.stays.map((row: { id: string }) => row.id)).toContain(stay);
    // Half a name of a form gives way to the stay's.
    expect(record.name).toMatch(/Yılmaz$/);
  });

  it('is made by an offer too, with the name alone in its search', async () => {
    const phone = uniquePhone();
    const villa = await createVilla(app);
    const offered = await call('POST', '/v1/admin/offers', {
      customer: { name: 'Gülşah Iğdır', phone },
      expiresAt: '2026-12-01T09:00:00.000Z',
      message: '',
      villas: [
        {
          villa_id: villa.id,
          checkIn: '2027-05-10',
          checkOut: '2027-05-17',
          adults: 2,
          children: 0,
          babies: 0,
        },
      ],
    });
    expect(offered.status).toBe(201);
    const { id } = await recordOf(phone);
    const [row] = await app.deps.db.read.select().from(guestRecords).where(eq(guestRecords.id, id));
    expect(row).toMatchObject({ name: 'Gülşah Iğdır', searchText: 'gulsah igdir' });
    const { items } = (await call('GET', `/v1/admin/guest-records/${id}/thread`)).body.content;
    expect(items).toEqual([
      expect.objectContaining({ kind: 'offer', title: villa.name, state: 'sent' }),
    ]);
  });

  it('is created once by two concurrent requests', async () => {
    const phone = uniquePhone();
    await Promise.all([hold({ phone }), hold({ phone }), hold({ phone })]);
    expect(await find(phone)).toHaveLength(1);
    expect((await recordOf(phone)).stays).toHaveLength(3);
  });

  it('follows the phone when phone and address belong to different guests, and names the other as a duplicate', async () => {
    const [phone, email] = [uniquePhone(), newEmail()];
    await hold({ phone });
    await hold({ email });
    await hold({ phone, email });
    const [byPhone, byEmail] = [await recordOf(phone), await recordOf(email)];
    expect(byPhone.id).not.toBe(byEmail.id);
    expect(byPhone.stays).toHaveLength(2);
    expect(byPhone.doubles).toContainEqual(
      expect.objectContaining({ id: byEmail.id, contact: email, why: 'contact' }),
    );
    expect(byEmail.doubles).toContainEqual(expect.objectContaining({ id: byPhone.id }));
  });

  it('loses a stay that a clerk gives its right phone, and is forgotten when nothing is left', async () => {
    const [wrong, right] = [uniquePhone(), uniquePhone()];
    await hold({ phone: right });
    const stay = await hold({ phone: wrong });
    const { body } = await call('GET', `/v1/admin/reservations/${stay}`);
    const { status } = await call('PUT', `/v1/admin/reservations/${stay}`, {
      version: body.content.version,
      customer: { firstName: 'Ayşe', lastName: 'Yılmaz', phone: right, email: '' },
    });
    expect(status).toBe(200);
    expect((await recordOf(right)).stays).toHaveLength(2);
    expect(await find(wrong)).toEqual([]);
  });

  it('keeps its guest when the phone is unknown', async () => {
    const [wrong, right] = [uniquePhone(), uniquePhone()];
    const stay = await hold({ phone: wrong }, 'Ayşe');
    const guest = await guestOf(stay);
    const { body } = await call('GET', `/v1/admin/reservations/${stay}`);
    await call('PUT', `/v1/admin/reservations/${stay}`, {
      version: body.content.version,
      customer: { firstName: 'Ayşegül', lastName: 'Yılmaz', phone: right, email: '' },
    });
    expect(await guestOf(stay)).toBe(guest);
    expect(await recordOf(right)).toMatchObject({ phones: [right], name: 'Ayşegül Yılmaz' });
    expect(await find(wrong)).toEqual([]);
  });

  it('leaves nothing behind once the last row about it has been made anonymous', async () => {
    const email = newEmail();
    await write({ email });
    const { id, version } = await recordOf(email);
    await call('PUT', `/v1/admin/guest-records/${id}`, { version, tags: ['basın'] });
    await call('POST', `/v1/admin/guest-records/${id}/notes`, { kind: 'call', text: 'Aradı.' });
    await app.deps.db.rows
      .update(contactMessages)
      .set({ email: '', phone: null, name: 'Silinmiş kişi' })
      .where(eq(contactMessages.email, email));
    expect(await find(email)).toEqual([]);
    expect((await call('GET', `/v1/admin/guest-records/${id}`)).status).toBe(404);
    const left = await app.deps.db.read
      .select()
      .from(guestContacts)
      .where(eq(guestContacts.value, email));
    expect(left).toEqual([]);
  });
});

describe('a clerk’s notes and answers', () => {
  it('shows tags and a refusal wherever the desk recognises them, by phone or address', async () => {
    const [phone, email] = [uniquePhone(), newEmail()];
    await hold({ phone, email });
    const { id, version } = await recordOf(phone);
    const tag = unique('vip');
    const saved = await call('PUT', `/v1/admin/guest-records/${id}`, {
      version,
      tags: [tag, ` ${tag.toUpperCase()} `],
      refused: { reason: 'Eve zarar verdi' },
    });
    expect(saved.status).toBe(200);
    expect(saved.body.content).toMatchObject({
      version: version + 1,
      refused: { reason: 'Eve zarar verdi', by: 'Şule Iğdır' },
    });
    expect(saved.body.content.tags).toHaveLength(1);
    for (const who of [{ phone: spelled(phone) }, { email }]) {
      const known = await call('POST', '/v1/admin/desk/guest', who);
      expect(known.body.content).toMatchObject({ guest_id: id, refused: 'Eve zarar verdi' });
      expect(known.body.content.tags).toHaveLength(1);
    }
    const listed = await call('GET', `/v1/admin/guest-records?refused=1&q=${email}`);
    expect(listed.body.content.items).toHaveLength(1);
    const stale = await call('PUT', `/v1/admin/guest-records/${id}`, { version, refused: null });
    expect([stale.status, stale.body.code]).toEqual([409, 'STALE_VERSION']);
    const again = await call('PUT', `/v1/admin/guest-records/${id}`, {
      version: version + 1,
      refused: null,
    });
    expect(again.body.content.refused).toBeNull();
  });

  it('sends one mail for each key, and the message counts as answered', async () => {
    const email = newEmail();
    await write({ email });
    const [item] = await find(email);
    expect(item).toMatchObject({ waiting: 1, excerpt: 'Fiyat alabilir miyim?' });
    const send = () =>
      app.call('POST', `/v1/admin/guest-records/${item.id}/mail`, {
        token: admin,
        headers: { 'idempotency-key': key },
        body: { text: 'Elbette.' },
      });
    const key = crypto.randomUUID();
    const sent = await send();
    expect(sent.status).toBe(201);
    expect((await send()).status).toBe(201);
    expect(sent.body.content.items.map((line: { kind: string }) => line.kind)).toEqual(
      expect.arrayContaining(['message', 'outbox', 'mail']),
    );
    const mails = await app.deps.db.read.select().from(outbox).where(eq(outbox.recipient, email));
    expect(mails.filter(({ template }) => template === 'iletisim_yanit')).toHaveLength(1);
    expect((await find(email))[0].waiting).toBe(0);
  });

  it('cannot write to a guest without an address', async () => {
    const phone = uniquePhone();
    await hold({ phone });
    const { id } = await recordOf(phone);
    const sent = await call('POST', `/v1/admin/guest-records/${id}/mail`, { text: 'Merhaba' });
    expect([sent.status, sent.body.code]).toEqual([422, 'GUEST_WITHOUT_ADDRESS']);
  });
});

describe('an offer accepted by phone', () => {
  async function offer() {
    const phone = uniquePhone();
    const villa = await createVilla(app);
    const { body } = await call('POST', '/v1/admin/offers', {
      customer: { name: 'Gülşah Iğdır', phone },
      expiresAt: '2026-12-01T09:00:00.000Z',
      message: '',
      villas: [
        {
          villa_id: villa.id,
          checkIn: '2027-05-10',
          checkOut: '2027-05-17',
          adults: 2,
          children: 0,
          babies: 0,
          total: 3_400_000,
        },
      ],
    });
    return { phone, id: body.content.id as string };
  }
  const accept = (id: string, total = 3_400_000, stay = 0) =>
    call('POST', `/v1/admin/offers/${id}/accept`, { stay, status: 'option', total });

  it('becomes the stay in one step, for the promised price and the same guest', async () => {
    const { phone, id } = await offer();
    const wrong = await accept(id, 3_300_000);
    expect([wrong.status, wrong.body.code]).toEqual([409, 'PRICE_CHANGED']);
    const taken = await accept(id);
    expect(taken.status).toBe(201);
    expect(taken.body.content).toMatchObject({ status: 'option', total: 3_400_000 });
    const { stays } = await recordOf(phone);
    expect(stays).toMatchObject([{ id: taken.body.content.id, total: 3_400_000 }]);
    const detail = await call('GET', `/v1/admin/offers/${id}`);
    expect(detail.body.content).toMatchObject({
      state: 'accepted',
      reservation: { uid: taken.body.content.id },
    });
    expect((await accept(id)).status).toBe(409);
  });

  it('becomes one stay when two clerks enter it at once', async () => {
    const { phone, id } = await offer();
    const answers = await Promise.all([accept(id), accept(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await recordOf(phone)).stays).toHaveLength(1);
  });

  it('is not found where there is none', async () => {
    expect((await accept('yok')).status).toBe(404);
    const { id } = await offer();
    expect((await accept(id, 3_400_000, 3)).status).toBe(404);
  });
});

describe('two records of one person', () => {
  async function two() {
    const [phone, email] = [uniquePhone(), newEmail()];
    await hold({ phone });
    await hold({ email });
    await write({ email });
    const [kept, gone] = [await recordOf(phone), await recordOf(email)];
    await call('PUT', `/v1/admin/guest-records/${gone.id}`, {
      version: gone.version,
      tags: ['eski'],
      refused: { reason: 'Ödemedi' },
    });
    await call('POST', `/v1/admin/guest-records/${gone.id}/notes`, {
      kind: 'note',
      text: 'Dikkat',
    });
    const preview = await call('POST', `/v1/admin/guest-records/${kept.id}/merge/preview`, {
      gone: gone.id,
    });
    const sides = preview.body.content;
    const body = { version: sides.kept.version, gone: gone.id, goneVersion: sides.gone.version };
    return { phone, email, kept, gone, sides, body };
  }

  it('become one with everything of both, after a preview, and two again as they were', async () => {
    const { phone, email, kept, gone, sides, body } = await two();
    expect(sides.gone).toMatchObject({
      contacts: [email],
      tags: ['eski'],
      refused: true,
      stays: 1,
      messages: 1,
      notes: 1,
    });
    const merged = await call('POST', `/v1/admin/guest-records/${kept.id}/merge`, body);
    expect(merged.status).toBe(200);
    expect(merged.body.content).toMatchObject({
      id: kept.id,
      phones: [phone],
      emails: [email],
      tags: ['eski'],
      refused: { reason: 'Ödemedi' },
      merges: [{ name: gone.name }],
    });
    expect(merged.body.content.stays).toHaveLength(2);
    expect((await recordOf(email)).id).toBe(kept.id);
    expect((await call('GET', `/v1/admin/guest-records/${gone.id}`)).status).toBe(404);
    // Comes in meanwhile, under the address of the one that will return.
    await hold({ email });

    const [{ id: merge }] = merged.body.content.merges;
    const undone = await call('POST', `/v1/admin/guest-merges/${merge}/undo`);
    expect(undone.status).toBe(200);
    expect(undone.body.content).toMatchObject({ emails: [], tags: [], refused: null, merges: [] });
    expect(undone.body.content.stays).toHaveLength(1);
    const back = await recordOf(email);
    expect(back).toMatchObject({ id: gone.id, tags: ['eski'], refused: { reason: 'Ödemedi' } });
    expect(back.stays).toHaveLength(2);
    const twice = await call('POST', `/v1/admin/guest-merges/${merge}/undo`);
    expect(twice.status).toBe(404);
  });

  it('are merged by one of two clerks', async () => {
    const { kept, body } = await two();
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', `/v1/admin/guest-records/${kept.id}/merge`, body)),
    );
    expect(answers.map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('come apart in the order in which they met', async () => {
    const { kept, body } = await two();
    const merged = await call('POST', `/v1/admin/guest-records/${kept.id}/merge`, body);
    const phone = uniquePhone();
    await hold({ phone });
    const third = await recordOf(phone);
    const sides = (
      await call('POST', `/v1/admin/guest-records/${third.id}/merge/preview`, { gone: kept.id })
    ).body.content;
    await call('POST', `/v1/admin/guest-records/${third.id}/merge`, {
      version: sides.kept.version,
      gone: kept.id,
      goneVersion: sides.gone.version,
    });
    const early = await call(
      'POST',
      `/v1/admin/guest-merges/${merged.body.content.merges[0].id}/undo`,
    );
    expect([early.status, early.body.code]).toEqual([422, 'MERGED_AGAIN']);
  });

  it('is not one with itself', async () => {
    const phone = uniquePhone();
    await hold({ phone });
    const { id } = await recordOf(phone);
    const answer = await call('POST', `/v1/admin/guest-records/${id}/merge/preview`, { gone: id });
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
  });
});

it('is the agency’s alone', async () => {
  const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
  expect((await app.call('GET', '/v1/admin/guest-records', { token: owner })).status).toBe(403);
});

it('counts whom a text finds, and everybody, on each page and beyond the last', async () => {
  const name = uniqueName('Sayılan');
  for (const phone of [1, 2, 3].map(uniquePhone)) await hold({ phone }, name);
  const merged = { ...(await app.deps.db.rows.select().from(guestRecords).limit(1))[0]! };
  await app.deps.db.rows
    .insert(guestRecords)
    .values({ ...merged, rowId: undefined, id: unique('birleşen'), mergedInto: merged.id });
  const list = async (query: string) => {
    const { body } = await call('GET', `/v1/admin/guest-records?${query}`);
    return body.content as { items: { id: string }[]; total: number };
  };
  for (const order of ['-seen', 'name']) {
    const found = `q=${encodeURIComponent(name)}&order=${order}&take=2`;
    const pages = [await list(found), await list(`${found}&skip=2`), await list(`${found}&skip=4`)];
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    expect(pages.map(({ items }) => items.length)).toEqual([2, 1, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(3);
  }
  const standing = await app.deps.db.rows
    .select()
    .from(guestRecords)
    .where(isNull(guestRecords.mergedInto));
  expect((await list('take=1')).total).toBe(standing.length);
  const welcome = standing.filter(({ refusedAt }) => refusedAt === null);
  expect((await list('refused=false&take=1')).total).toBe(welcome.length);
});
