import { and, eq, isNull, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { guestContacts, guestRecords } from '#drizzle/schema/guest-records.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { takeWebhook } from '#worker/features/whatsapp/take-webhook.ts';
import { DatabaseUnavailable } from '#worker/platform/database/database-errors.ts';
import { hmacHex } from '#worker/platform/secrets/hmac.ts';
import { createWhatsappAccount } from '#worker/platform/whatsapp/whatsapp-account.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { createRandom } from '#tests/support/random.ts';
import { takenBy } from '#tests/support/whatsapp-taken.ts';

const NUMBER = '100200300';
const SECRET = 'test-app-secret';

type Who = { phone?: string; user?: string };

describe('a WhatsApp user with or without a number', () => {
  let app: TestApp;
  let token: string;
  let last = 0;
  beforeAll(async () => {
    app = testApp({ outside: (...request) => fetch(...request) });
    app.deps.whatsapp = createWhatsappAccount({
      WHATSAPP_PHONE_ID: NUMBER,
      WHATSAPP_TOKEN: 'test-token',
      WHATSAPP_APP_SECRET: SECRET,
      WHATSAPP_VERIFY_TOKEN: 'test-verify-token',
      WHATSAPP_BASE_URL: inject('whatsappServer'),
    });
    token = await signIn(app, (await createUser(app)).email);
  });

  const nextPhone = () => `4917${100_000_000 + (last += 1)}`;
  const nextUser = () => `DE.${crypto.randomUUID().replaceAll('-', '')}`;

  const report = async (...values: object[]) => {
    const metadata = { phone_number_id: NUMBER };
    const changes = values.map((value) => ({ value: { metadata, ...value } }));
    const body = JSON.stringify({ entry: [{ changes }] });
    await takeWebhook(app.deps, body, `sha256=${await hmacHex(SECRET, body)}`);
  };
  const saying = (
    { phone, user }: Who,
    body: string,
    profile: object = { name: 'Ömer Çelik' },
  ) => ({
    contacts: [{ wa_id: phone, user_id: user, profile }],
    messages: [
      { id: crypto.randomUUID(), from: phone, from_user_id: user, type: 'text', text: { body } },
    ],
  });
  const ofReport = ({ phone, user }: Who) => ({
    statuses: [
      {
        id: crypto.randomUUID(),
        status: 'delivered',
        recipient_id: phone,
        recipient_user_id: user,
      },
    ],
  });
  const messagesOf = (body: string) =>
    app.deps.db.read.select().from(contactMessages).where(eq(contactMessages.message, body));
  const guestOf = async (body: string) => (await messagesOf(body))[0]?.guestId;
  const record = async (id: string) =>
    (await app.call('GET', `/v1/admin/guest-records/${id}`, { token })).body.content;
  const word = () => crypto.randomUUID();

  it('is known by the id alone, and answered by it', async () => {
    const user = nextUser();
    const [first, second] = [word(), word()];
    await report(saying({ user }, first));
    await report(saying({ user }, second, { username: 'omercelik' }));
    const guestId = await guestOf(first);
    expect(await guestOf(second)).toBe(guestId);
    expect(await record(guestId!)).toMatchObject({
      name: 'Ömer Çelik',
      phones: [],
      emails: [],
      whatsapp: true,
    });
    expect((await messagesOf(second))[0]).toMatchObject({ name: '@omercelik', phone: null });
    const sent = await app.call('POST', `/v1/admin/guest-records/${guestId}/whatsapp`, {
      token,
      body: { text: 'Buyurun' },
      headers: { 'idempotency-key': word() },
    });
    expect(sent.status).toBe(201);
    const [taken] = await takenBy(user);
    expect(taken?.body).toMatchObject({ recipient: user, text: { body: 'Buyurun' } });
    expect(taken?.body.to).toBeUndefined();
    // The name that was called first is found.
    const list = await app.call(
      'GET',
      `/v1/admin/guest-records?q=${encodeURIComponent('celik ömer')}`,
      {
        token,
      },
    );
    expect(list.body.content.items.map(({ id }: { id: string }) => id)).toContain(guestId);
  });

  it.each<[string, (who: Required<Who>) => object[]]>([
    ['in a message', (who) => [saying(who, `${who.user} b`)]],
    ['in a report about ours', (who) => [ofReport(who)]],
    ['with the contact', ({ phone, user }) => [{ contacts: [{ wa_id: phone, user_id: user }] }]],
  ])('joins the record of a number that comes later %s', async (_, later) => {
    const who = { phone: nextPhone(), user: nextUser() };
    await report(saying({ user: who.user }, `${who.user} a`));
    await report(...later(who));
    await report(saying({ phone: who.phone }, `${who.user} c`));
    const guestId = await guestOf(`${who.user} a`);
    expect(await guestOf(`${who.user} c`)).toBe(guestId);
    expect(await record(guestId!)).toMatchObject({ phones: [`+${who.phone}`], whatsapp: true });
  });

  it('is joined by a message in the one trip that keeps it', async () => {
    const who = { phone: nextPhone(), user: nextUser() };
    app.trips.count = 0;
    await report(saying(who, `${who.user} a`));
    expect(app.trips.count).toBe(1);
    // A message without words is not kept: the contact beside it joins.
    const other = { phone: nextPhone(), user: nextUser() };
    await report({
      ...saying(other, ''),
      messages: [{ id: word(), from: other.phone, type: 'reaction' }],
    });
    await report(saying({ user: who.user }, `${who.user} b`));
    expect(await guestOf(`${who.user} b`)).toBe(await guestOf(`${who.user} a`));
  });

  it('joins two records that turn out to be one person, and loses nothing; a clerk can part them', async () => {
    const who = { phone: nextPhone(), user: nextUser() };
    await report(saying({ phone: who.phone }, `${who.user} a`));
    await report(saying({ user: who.user }, `${who.user} b`));
    const [known, other] = [await guestOf(`${who.user} a`), await guestOf(`${who.user} b`)];
    expect(other).not.toBe(known);
    await app.call('POST', `/v1/admin/guest-records/${other}/notes`, {
      token,
      body: { kind: 'note', text: 'Havuz ısıtması sordu' },
      headers: { 'idempotency-key': word() },
    });
    await report(saying(who, `${who.user} c`));
    for (const end of ['a', 'b', 'c']) expect(await guestOf(`${who.user} ${end}`)).toBe(known);
    const thread = await app.call('GET', `/v1/admin/guest-records/${known}/thread`, { token });
    const texts = thread.body.content.items.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(
      expect.arrayContaining(['Havuz ısıtması sordu', `${who.user} a`, `${who.user} b`]),
    );
    const { merges } = await record(known!);
    expect(merges).toHaveLength(1);
    const undone = await app.call('POST', `/v1/admin/guest-merges/${merges[0].id}/undo`, { token });
    expect(undone.status).toBe(200);
    expect(await guestOf(`${who.user} b`)).toBe(other);
  });

  it('is the same person under another number or id', async () => {
    const before = { phone: nextPhone(), user: nextUser() };
    const after = { phone: nextPhone(), user: nextUser() };
    await report(saying(before, `${before.user} a`));
    const changed = (system: object) => ({
      messages: [
        { id: word(), from: before.phone, from_user_id: before.user, type: 'system', system },
      ],
    });
    await report(changed({ type: 'user_changed_number', wa_id: after.phone }));
    await report(changed({ type: 'user_changed_user_id', user_id: after.user }));
    await report(saying({ user: after.user }, `${before.user} b`));
    await report(saying({ phone: after.phone }, `${before.user} c`));
    const guestId = await guestOf(`${before.user} a`);
    expect(await guestOf(`${before.user} b`)).toBe(guestId);
    expect(await guestOf(`${before.user} c`)).toBe(guestId);
  });

  it.each<[string, (previous: string, current: string) => object]>([
    [
      'by a message of the system that shows no number',
      (previous, current) => ({
        messages: [
          {
            id: word(),
            type: 'system',
            system: { type: 'user_changed_user_id', user_id: current, previous_user_id: previous },
          },
        ],
      }),
    ],
    [
      'by a report of its own, as before August 2026',
      (previous, current) => ({ user_id_update: [{ user_id: { previous, current } }] }),
    ],
  ])('stays one person whose id is replaced %s', async (_, replaced) => {
    const [previous, current] = [nextUser(), nextUser()];
    await report(saying({ user: previous }, `${previous} a`));
    await report(replaced(previous, current));
    await report(saying({ user: current }, `${previous} b`));
    expect(await guestOf(`${previous} b`)).toBe(await guestOf(`${previous} a`));
  });

  it.each([
    { user_id_update: 'DE.x' },
    { user_id_update: [{ user_id: { previous: 7 } }] },
    { messages: [{ id: 'm', type: 'system', system: { previous_user_id: ['DE.x'] } }] },
  ])('passes over a replacement that is none: %j', async (value) => {
    const user = nextUser();
    await report(value, saying({ user }, `${user} a`));
    expect(await guestOf(`${user} a`)).toBeTruthy();
  });

  it('loses no message of a report of which something else cannot be read', async () => {
    const user = nextUser();
    const good = saying({ user }, `${user} a`);
    const strange = {
      contacts: [{}, { wa_id: 'ş', user_id: 'a b', profile: {} }],
      messages: [
        { id: word(), from: 'ş', from_user_id: '', type: 'text', text: { body: `${user} b` } },
        { id: word(), from: user, type: 'text', text: { body: `${user} c` } },
      ],
    };
    await report(strange, good);
    const guestId = await guestOf(`${user} a`);
    expect(guestId).toBeTruthy();
    expect(await guestOf(`${user} c`)).toBe(guestId);
    expect(await messagesOf(`${user} b`)).toMatchObject([
      { guestId: null, name: 'WhatsApp kullanıcısı' },
    ]);
  });

  it('is forgotten with the last message', async () => {
    const user = nextUser();
    await report(saying({ user }, `${user} a`));
    const guestId = await guestOf(`${user} a`);
    await app.deps.db.rows
      .update(contactMessages)
      .set({ email: '', phone: null, whatsappUser: null })
      .where(eq(contactMessages.message, `${user} a`));
    const rows = await app.deps.db.read
      .select({ id: guestRecords.id })
      .from(guestRecords)
      .leftJoin(guestContacts, eq(guestContacts.guestId, guestRecords.id))
      .where(sql`${guestRecords.id} = ${guestId} or ${guestContacts.value} = ${`wa:${user}`}`);
    expect(rows).toEqual([]);
  });

  it('is neither lost nor split by any order of reports', { timeout: 14_400_000 }, async () => {
    const { whatsappReports: total } = inject('effort');
    const random = createRandom(20_261_128);
    const mark = word();
    const people = Array.from({ length: Math.ceil(total / 6) }, () => ({
      phone: nextPhone(),
      user: nextUser(),
    }));
    const reports = Array.from({ length: total }, (_, n) => {
      const person = random.pick(people);
      const { phone, user } = person;
      const shown: Who = random.pick([{ phone }, { user }, { phone, user }]);
      return { person, shown, body: `${mark} ${n}` };
    });
    // Four at once, and again what was answered with 503, as WhatsApp does.
    const parts = reports.values();
    const sendOn = async () => {
      for (const { shown, body } of parts) {
        const value = saying(shown, body);
        let isTaken = false;
        while (!isTaken)
          isTaken = await report(value).then(
            () => true,
            (error: unknown) => {
              if (error instanceof DatabaseUnavailable) return false;
              throw error;
            },
          );
      }
    };
    await Promise.all([sendOn(), sendOn(), sendOn(), sendOn()]);
    const rows = await app.deps.db.read
      .select({ message: contactMessages.message, guestId: contactMessages.guestId })
      .from(contactMessages)
      .innerJoin(
        guestRecords,
        and(eq(guestRecords.id, contactMessages.guestId), isNull(guestRecords.mergedInto)),
      )
      .where(sql`substr(${contactMessages.message}, 1, ${mark.length}) = ${mark}`);
    expect(rows).toHaveLength(total);
    const guestOfBody = new Map(rows.map(({ message, guestId }) => [message, guestId]));
    // Whom WhatsApp named by both names once is one record, everybody else one for each name.
    const ofPerson = Map.groupBy(reports, ({ person }) => person);
    const expected = [...ofPerson.values()].map((own) => {
      const shown = own.map((one) => one.shown);
      const isLinked = shown.some(({ phone, user }) => phone && user);
      const records = new Set(own.map(({ body }) => guestOfBody.get(body)));
      return { records: records.size, wanted: isLinked ? 1 : new Set(shown.map(nameOf)).size };
    });
    expect(expected.filter(({ records, wanted }) => records !== wanted)).toEqual([]);
    const wanted = expected.reduce((sum, one) => sum + one.wanted, 0);
    expect(new Set(guestOfBody.values()).size).toBe(wanted);
  });
});

const nameOf = ({ phone, user }: Who) => phone ?? user;
