import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { receiveMail } from '#worker/features/mail-in/receive-mail.ts';
import { replyAddressOf } from '#worker/platform/secrets/reply-address.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';
import { guestLinkOf } from '#tests/support/guests.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('messages about a stay', () => {
  let app: TestApp;
  let token: string;
  let phones = 2_000_000;
  beforeAll(async () => {
    app = testApp();
    app.deps.replyAddress = 'yanit@kiyi.example';
    token = await signIn(app, (await createUser(app)).email);
  });

  async function openStay() {
    const villa = await createVilla(app);
    phones += 1;
    const email = `${unique('misafir')}@posta.example`;
    const customer = { ...GUEST, email, phone: `0534${phones}` };
    const { body } = await requestStay(app, { slug: villa.slug, ...WEEK }, customer);
    const [row] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, body.content.reservationCode));
    return { ...row!, link: await guestLinkOf(app, token, row!.id) };
  }
  const write = (link: string, text: string, key: string = crypto.randomUUID()) =>
    app.call('POST', '/v1/stay/messages', {
      body: { link, text },
      headers: { 'idempotency-key': key },
    });
  const page = async (link: string) =>
    (await app.call('POST', '/v1/stay', { body: { link } })).body.content.own.messages as any[];
  const thread = async (guestId: string) =>
    (await app.call('GET', `/v1/admin/guest-records/${guestId}/thread`, { token })).body.content
      .items as any[];
  const answer = (guestId: string, text: string) =>
    app.call('POST', `/v1/admin/guest-records/${guestId}/mail`, {
      token,
      body: { text },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });

  it('are one thread: what the guest writes on the page, clerks answer, and both read', async () => {
    const { link, guestId } = await openStay();
    const key = crypto.randomUUID();
    expect((await write(link, 'Bebek yatağı var mı?', key)).status).toBe(201);
    expect((await write(link, 'Bebek yatağı var mı?', key)).status).toBe(201);
    const [waiting] = (await thread(guestId!)).filter(({ kind }) => kind === 'message');
    expect(waiting).toMatchObject({
      text: 'Bebek yatağı var mı?',
      state: 'waiting',
      received: { channel: 'stay', warning: null },
    });
    expect((await answer(guestId!, 'Var, hazırlarız.')).status).toBe(201);
    expect((await page(link)).map(({ from, text }) => [from, text])).toEqual([
      ['guest', 'Bebek yatağı var mı?'],
      ['agency', 'Var, hazırlarız.'],
    ]);
    expect((await thread(guestId!)).find(({ kind }) => kind === 'message')?.state).toBe('answered');
  });

  it('show an answer by mail on the page of its stay, and machines’ answers nowhere', async () => {
    const { id, link, email, guestId } = await openStay();
    const [mail] = (
      await app.deps.db.read.select().from(outbox).where(eq(outbox.reservationId, id))
    ).filter(({ recipient }) => recipient === 'guest');
    let to = (await replyAddressOf(app.deps, mail!.id))!;
    const receive = (headers: string, text: string) =>
      receiveMail(app.deps, {
        from: email,
        to,
        raw: new TextEncoder().encode(
          `From: ${email}\r\nMessage-ID: <${unique('m')}@x>\r\n${headers}\r\n${text}\r\n`,
        ),
      });
    await receive('', 'Saat dörtte geliriz.');
    // The answer to a clerk's answer belongs to the stay as well.
    await answer(guestId!, 'Bekleriz.');
    const sent = await app.deps.db.read.all<{ id: string }>(
      `select mail_id as id from guest_notes where guest_id = '${guestId}'`,
    );
    to = (await replyAddressOf(app.deps, sent[0]!.id))!;
    await receive('', 'Teşekkürler.');
    await receive('Auto-Submitted: auto-replied\r\n', 'Tatildeyim.');
    expect((await page(link)).map(({ text }) => text)).toEqual([
      'Saat dörtte geliriz.',
      'Bekleriz.',
      'Teşekkürler.',
    ]);
  });

  it('stand on their own stay alone, and fellow travellers neither read nor write them', async () => {
    const first = await openStay();
    const second = await openStay();
    await write(first.link, 'Bir');
    await write(second.link, 'İki');
    await answer(second.guestId!, 'İkiye yanıt');
    expect((await page(first.link)).map(({ text }) => text)).toEqual(['Bir']);
    const shared = await app.call('POST', '/v1/stay/share', { body: { link: first.link } });
    const friends = new URL(shared.body.content.link).searchParams.get('baglanti') ?? '';
    expect((await write(friends, 'Üç')).status).toBe(404);
    const theirs = await app.call('POST', '/v1/stay', { body: { link: friends } });
    expect(theirs.text).not.toContain('Bir');
  });

  it('reach a guest without an address on the page', async () => {
    const { link, guestId, id } = await openStay();
    await write(link, 'Merhaba');
    await app.deps.db.rows.update(reservations).set({ email: '' }).where(eq(reservations.id, id));
    await app.deps.db.rows
      .update(contactMessages)
      .set({ email: '' })
      .where(eq(contactMessages.reservationId, id));
    await app.deps.db.rows.run(
      `delete from guest_contacts where guest_id = '${guestId}' and instr(value, '@') > 0`,
    );
    expect((await answer(guestId!, 'Buyurun')).status).toBe(201);
    expect((await page(link)).map(({ text }) => text)).toEqual(['Merhaba', 'Buyurun']);
  });
});
