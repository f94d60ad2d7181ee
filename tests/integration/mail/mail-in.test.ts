import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { outbox } from '#drizzle/schema/mail.ts';
import { contactMessages, messageFiles } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { receiveMail } from '#worker/features/mail-in/receive-mail.ts';
import { sweepFiles } from '#worker/features/media/storage/sweep-files.ts';
import { replyAddressOf } from '#worker/platform/secrets/reply-address.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';
import bounce from './inbound/bounce.eml?raw';

const files = import.meta.glob<string>('./inbound/*.eml', {
  query: '?url&inline',
  import: 'default',
  eager: true,
});

/** A fixture's very bytes: charsets are what is tested. */
async function bytesOf(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = files[`./inbound/${name}`] ?? '';
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

type Mail = {
  from?: string;
  to?: string;
  id?: string;
  headers?: string;
  body?: string;
  /** What the server that received it says of its sender. */
  dmarc?: 'pass' | 'fail' | null;
};

const AUTHORITY = 'mx.kiyi.example';
const judged = (from: string, dmarc: string | null) =>
  dmarc === null
    ? ''
    : `Authentication-Results: ${AUTHORITY};\n dmarc=${dmarc} (p=none) header.from=${from.split('@')[1]?.toLowerCase()};\n spf=${dmarc} smtp.mailfrom=${from.toLowerCase()}\n`;

/** Of the clock that tests have. */
const DATE = 'Date: Sat, 21 Nov 2026 09:00:00 +0000\n';
/** A signature over all that these mails have; whether it is true is the verdict's. */
const SIGNATURE =
  'DKIM-Signature: d=posta.example; h=From:To:Subject:Date:Message-ID\nDKIM-Signature: d=baska.example; h=From:To:Subject:Date:Message-ID\n';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('mail in', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    app.deps.replyAddress = 'yanit@kiyi.example';
    app.deps.mailAuthority = AUTHORITY;
    token = await signIn(app, (await createUser(app)).email);
  });

  const encode = (text: string) => new TextEncoder().encode(text.replace(/\r?\n/g, '\r\n'));
  const receive = (
    raw: Uint8Array<ArrayBuffer>,
    { from = 'a@posta.example', to = 'yanit@kiyi.example' } = {},
  ) => receiveMail(app.deps, { from, to, raw });
  const nameless = (from: string) =>
    receive(
      encode(
        `${judged(from, 'pass')}From: ${from}\nTo: yanit@kiyi.example\n${DATE}Message-ID: <${unique('n')}@x>\n\nMerhaba`,
      ),
      { from },
    );
  const write = ({
    from = `${unique('kisi')}@posta.example`,
    to,
    id = unique('id'),
    headers = '',
    body = 'Merhaba',
    dmarc = 'pass',
  }: Mail) =>
    receive(
      encode(
        `${judged(from, dmarc)}From: Gülşah Öztürk <${from}>\nTo: ${to ?? 'yanit@kiyi.example'}\nSubject: Re: Villa\n${DATE}Message-ID: <${id}@posta.example>\n${SIGNATURE}${headers}MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n\n${body}\n`,
      ),
      { from, ...(to !== undefined && { to }) },
    );
  const messagesOf = (email: string) =>
    app.deps.db.read.select().from(contactMessages).where(eq(contactMessages.email, email));

  let phones = 1_000_000;
  /** A stay, the mail about it that left, and the address that answers it. */
  async function mailedStay() {
    const villa = await createVilla(app);
    const email = `${unique('misafir')}@posta.example`;
    phones += 1;
    const phone = `0533${phones}`;
    const asked = { slug: villa.slug, ...WEEK };
    const requested = await requestStay(app, asked, { ...GUEST, email, phone });
    const code: string = requested.body.content.reservationCode;
    const [stay] = await app.deps.db.read
      .select()
      .from(reservations)
      .where(eq(reservations.code, code));
    const [mail] = await app.deps.db.read
      .select()
      .from(outbox)
      .where(and(eq(outbox.reservationId, stay!.id), eq(outbox.recipient, 'guest')));
    return { stay: stay!, email, mailId: mail!.id };
  }
  const threadOf = async (guestId: string) =>
    (await app.call('GET', `/v1/admin/guest-records/${guestId}/thread`, { token })).body.content
      .items as any[];

  it('puts an answer into the thread of the mail that it answers, once, with its history folded', async () => {
    const { stay, email, mailId } = await mailedStay();
    const to = (await replyAddressOf(app.deps, mailId))!;
    const mail = {
      from: email,
      to: to.toUpperCase(),
      id: unique('reply'),
      body: 'Saat üçte geliriz.\n\nOn Sun, Nov 22, 2026 at 2:03 PM Kıyı <a@b.example> wrote:\n> Merhaba',
    };
    expect(await write(mail)).toEqual({ is: 'taken' });
    expect(await write(mail)).toEqual({ is: 'known' });
    const [row, ...others] = await messagesOf(email);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      channel: 'mail',
      message: 'Saat üçte geliriz.',
      name: 'Gülşah Öztürk',
      guestId: stay.guestId,
      reservationId: stay.id,
    });
    expect(row?.quoted).toContain('> Merhaba');
    const item = (await threadOf(stay.guestId!)).find(({ kind }) => kind === 'message');
    expect(item).toMatchObject({ state: 'waiting', received: { channel: 'mail', warning: null } });
  });

  it('marks a message of an unknown sender in a thread, and finds threads by Message-ID too', async () => {
    const { stay, mailId } = await mailedStay();
    const stranger = `${unique('es')}@baska.example`;
    await write({ from: stranger, headers: `In-Reply-To: <${mailId}@kiyi.example>\n` });
    const item = (await threadOf(stay.guestId!)).find(({ kind }) => kind === 'message');
    expect(item.received).toMatchObject({ warning: 'stranger', email: stranger });
  });

  it.each(['tampered', 'of another id', 'unsigned'])(
    'does not follow an address that is %s',
    async (how) => {
      const { stay, mailId } = await mailedStay();
      const to = (await replyAddressOf(app.deps, mailId))!;
      const wrong =
        how === 'tampered'
          ? to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'))
          : how === 'unsigned'
            ? `yanit+${mailId}@kiyi.example`
            : to.replace(mailId, `${mailId.slice(0, -1)}${mailId.endsWith('0') ? '1' : '0'}`);
      const from = `${unique('kotu')}@baska.example`;
      expect(await write({ from, to: wrong })).toEqual({ is: 'taken' });
      expect((await messagesOf(from))[0]?.guestId).not.toBe(stay.guestId);
    },
  );

  it('recognises a sender, and creates a record for an unknown one', async () => {
    const { stay, email } = await mailedStay();
    await write({ from: email.toUpperCase() });
    expect((await messagesOf(email))[0]?.guestId).toBe(stay.guestId);
    await nameless(email);
    expect((await messagesOf(email)).at(-1)?.name).toBe(`${stay.firstName} ${stay.lastName}`);
    const from = `${unique('yeni')}@posta.example`;
    await write({ from });
    expect((await messagesOf(from))[0]?.guestId).not.toBeNull();
  });

  it.each([
    [
      'iso-8859-9.eml',
      'gulsah@posta.example',
      'Gülşah Öztürk',
      'Villa Işık için soru',
      'Günaydın, şömineli ğ ı İ evi ÇOCUKLU aile için soruyorum.',
    ],
    [
      'windows-1254.eml',
      'ayse1254@posta.example',
      'Ayse',
      'Giriş saati – kaç?',
      'Yaklaşık 6 kişi € 100 – olur mu?',
    ],
  ])('reads the Turkish of %s', async (file, email, name, subject, message) => {
    expect(await receive(await bytesOf(file), { from: email })).toEqual({ is: 'taken' });
    expect((await messagesOf(email)).at(-1)).toMatchObject({ name, subject, message });
  });

  it('reads an unknown charset as far as possible', async () => {
    expect(
      await receive(await bytesOf('unknown-charset.eml'), { from: 'x@posta.example' }),
    ).toEqual({ is: 'taken' });
    expect((await messagesOf('x@posta.example'))[0]?.message).toContain('Merhaba d');
  });

  it('lets no header be written with another', async () => {
    expect(
      await receive(await bytesOf('header-injection.eml'), { from: 'kotu@posta.example' }),
    ).toEqual({ is: 'taken' });
    const [row] = await messagesOf('kotu@posta.example');
    expect(`${row?.name}${row?.subject}`).not.toMatch(/[\u0000-\u001f\u202e]/);
  });

  const attach = (parts: string) =>
    `MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain\n\nEkte\n${parts}--b--\n`;
  const part = (name: string, type: string, content: string) =>
    `--b\nContent-Type: ${type}; name="${name}"\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${btoa(content).replace(/.{76}/g, '$&\n')}\n`;

  it('keeps documents and pictures apart, names the rest, and serves them to be saved by clerks alone', async () => {
    const from = `${unique('ekli')}@posta.example`;
    const raw = `From: ${from}\nTo: yanit@kiyi.example\nMessage-ID: <${unique('f')}@x.example>\n${attach(
      part('Dekont ışık.html', 'text/html', '%PDF-1.7 gerçek'.replace('ç', 'c')) +
        part('../../virus.exe', 'application/pdf', 'MZ program') +
        part('sayfa.html', 'text/html', '<script>alert(1)</script>'),
    )}`;
    expect(await receive(encode(raw), { from })).toEqual({ is: 'taken' });
    const [row] = await messagesOf(from);
    const stored = await app.deps.db.read
      .select()
      .from(messageFiles)
      .where(eq(messageFiles.messageId, row!.id));
    expect(stored.map(({ name, key }) => [name, key !== null])).toEqual(
      expect.arrayContaining([['../../virus.exe', false]]),
    );
    const kept = stored.filter(({ key }) => key !== null);
    for (const file of kept) {
      const answer = await app.call('GET', `/v1/admin/contact/files/${file.id}`, { token });
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([200, 'application/pdf', 'nosniff']);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; filename="[a-zA-Z0-9-]+\.pdf"$/,
      );
      expect((await app.call('GET', `/v1/admin/contact/files/${file.id}`)).status).toBe(401);
      expect((await app.fetch(`/media/${file.key}`)).status).toBe(404);
    }
    const refusedFile = stored.find(({ key }) => key === null)!;
    expect(
      (await app.call('GET', `/v1/admin/contact/files/${refusedFile.id}`, { token })).status,
    ).toBe(404);
  });

  it('keeps a PDF under its name and sweeps it once its row is gone', async () => {
    const from = `${unique('pdf')}@posta.example`;
    const raw = `From: ${from}\nTo: yanit@kiyi.example\nMessage-ID: <${unique('f')}@x.example>\n${attach(part('Dekont Işık.exe', 'application/pdf', '%PDF-1.7 x'))}`;
    await receive(encode(raw), { from });
    const [row] = await messagesOf(from);
    const [file] = await app.deps.db.read
      .select()
      .from(messageFiles)
      .where(eq(messageFiles.messageId, row!.id));
    expect(file?.key).toMatch(/\.pdf$/);
    await app.deps.db.rows.delete(messageFiles).where(eq(messageFiles.id, file!.id));
    expect(await app.deps.files.find(file!.key!)).not.toBeNull();
    const later = testApp({ now: '2099-01-01T00:00:00.000Z' });
    await sweepFiles(later.deps);
    expect(await app.deps.files.find(file!.key!)).toBeNull();
  });

  it('marks the mail of ours that bounced, and believes no report about others', async () => {
    const { mailId } = await mailedStay();
    const report = (id: string) =>
      receive(encode(bounce.replace('{{ID}}', id)), { from: '', to: 'merhaba@kiyi.example' });
    await app.deps.db.rows.update(outbox).set({ status: 'sent' }).where(eq(outbox.id, mailId));
    expect(await report('0'.repeat(33))).toEqual({ is: 'dropped' });
    expect(await report(mailId)).toEqual({ is: 'bounced' });
    const [row] = await app.deps.db.read.select().from(outbox).where(eq(outbox.id, mailId));
    expect([row?.status, row?.lastError]).toEqual([
      'dead',
      expect.stringContaining('geri çevirdi'),
    ]);
  });

  it('keeps an automatic answer in its thread without asking anybody to answer, and drops others’', async () => {
    const { email, mailId } = await mailedStay();
    const to = (await replyAddressOf(app.deps, mailId))!;
    const headers = 'Auto-Submitted: auto-replied\n';
    expect(await write({ from: email, to, headers, body: 'Tatildeyim' })).toEqual({ is: 'taken' });
    const [row] = await messagesOf(email);
    expect(row).toMatchObject({ automatic: true });
    expect(row?.answeredAt).not.toBeNull();
    expect(await write({ headers })).toEqual({ is: 'dropped' });
    expect(await write({ headers: 'List-Id: <haber.example>\n' })).toEqual({ is: 'dropped' });
    expect(await write({ from: email, to, headers: 'Precedence: bulk\n' })).toEqual({
      is: 'dropped',
    });
  });

  it('drops our own mails', async () => {
    const { mailId } = await mailedStay();
    const raw = `From: Kıyı <merhaba@kiyi.example>\nTo: yanit@kiyi.example\nMessage-ID: <${mailId}@kiyi.example>\n\nMerhaba`;
    const drops = (text: string) =>
      receive(encode(text), { from: 'merhaba@kiyi.example' }).then(({ is }) => is);
    expect(await drops(raw)).toBe('dropped');
    // The platform's service gives mails a Message-ID of its own, and keeps ours beside it.
    const marked = raw.replace(
      `<${mailId}@kiyi.example>`,
      `<1@cf.example>\nX-Entity-Ref-ID: ${mailId}`,
    );
    expect(await drops(marked)).toBe('dropped');
  });

  it('ends a flood of one sender', async () => {
    const from = `${unique('sel')}@posta.example`;
    for (let n = 0; n < 20; n += 1) await write({ from, body: `Soru ${n}` });
    expect(await write({ from, body: 'Bir soru daha' })).toEqual({ is: 'later' });
    expect(await messagesOf(from)).toHaveLength(20);
    // Whoever wrote with that address without being its owner took nothing from them.
    const forged = `${unique('sel')}@posta.example`;
    for (let n = 0; n < 20; n += 1) await write({ from: forged, dmarc: null });
    expect(await write({ from: forged, dmarc: null })).toEqual({ is: 'later' });
    expect(await write({ from: forged })).toEqual({ is: 'taken' });
  });

  it('ends a flood of strangers of one network, and takes others from elsewhere', async () => {
    const from = (ip: string) =>
      write({
        dmarc: null,
        headers: `Received: from mail.posta.example (mail.posta.example [${ip}]) by ${AUTHORITY}\n`,
      });
    for (let n = 0; n < 20; n += 1) expect(await from('203.0.113.7')).toEqual({ is: 'taken' });
    expect(await from('203.0.113.7')).toEqual({ is: 'later' });
    expect(await from('203.0.113.8')).toEqual({ is: 'taken' });
  });

  const results = (text: string) => `Authentication-Results: ${text}\n`;
  const other = 'baska.example';
  it.each([
    ['nobody vouches', ''],
    ['DMARC fails', results(`${AUTHORITY}; dkim=pass header.d=posta.example; dmarc=fail`)],
    ['another server vouches', results(`${other}; dmarc=pass header.from=posta.example`)],
    ['another domain passes', results(`${AUTHORITY}; dmarc=pass header.from=${other}`)],
    ['another domain signed', results(`${AUTHORITY}; dkim=pass header.d=${other}`)],
    ['a part of the domain signed', results(`${AUTHORITY}; dkim=pass header.d=example`)],
    ['SPF alone passes', results(`${AUTHORITY}; spf=pass smtp.mailfrom=posta.example`)],
    [
      'the pass stands in a comment',
      results(`${AUTHORITY}; dmarc=fail (; dmarc=pass header.from=posta.example;)`),
    ],
    [
      'a pass was sent along',
      results(`${AUTHORITY}; dmarc=fail header.from=posta.example`) +
        results(`${AUTHORITY}; dmarc=pass header.from=posta.example`),
    ],
    [
      'there are two senders',
      `${results(`${AUTHORITY}; dmarc=pass header.from=posta.example`)}From: kotu@${other}\n`,
    ],
  ])(
    'shows a guest’s address as unproven, and in no thread of theirs, when %s',
    async (_, headers) => {
      const { stay, email, mailId } = await mailedStay();
      const before = await threadOf(stay.guestId!);
      const mail = { dmarc: null, body: 'IBAN değişti', from: email };
      expect(
        await write({ ...mail, headers: `${headers}In-Reply-To: <${mailId}@kiyi.example>\n` }),
      ).toEqual({ is: 'taken' });
      expect(await threadOf(stay.guestId!)).toEqual(before);
      // Of two senders the first is shown.
      const row = (await messagesOf(email)).at(-1)!;
      expect(row).toMatchObject({ unproven: true, reservationId: null });
      const [item] = await threadOf(row.guestId!);
      expect(item.received).toMatchObject({ warning: 'unproven', email: row.email });
      const list = `/v1/admin/contact/messages?q=${row.email}`;
      const { body } = await app.call('GET', list, { token });
      expect(body.content.items[0]).toMatchObject({ unproven: true });
      // The next of them is in the same thread of its own, and the guest's own is untouched.
      await write({ ...mail, headers });
      expect((await messagesOf(row.email)).at(-1)?.guestId).toBe(row.guestId);
    },
  );

  it.each([
    ['DMARC', 'dmarc=pass (p=reject; sp=none) header.from=posta.example'],
    ['a signature of the domain', 'spf=fail; dkim=pass header.d="posta.example" header.s=a'],
    [
      'a signature of the domain above',
      'dkim=fail header.d=x.example; dkim=pass header.d=posta.example',
    ],
  ])('proves a sender by %s', async (how, said) => {
    const from = `${unique('kisi')}@${how.includes('above') ? 'alt.' : ''}posta.example`;
    const headers = `Authentication-Results: ${AUTHORITY} 1; ${said}\n`;
    await write({ from, dmarc: null, headers });
    expect((await messagesOf(from))[0]).toMatchObject({ unproven: false });
  });

  it('does not believe a proof of what somebody sent on that was written to them', async () => {
    const from = `${unique('kisi')}@posta.example`;
    await receive(encode(`${judged(from, 'pass')}From: ${from}\nTo: kotu@${other}\n\nMerhaba`));
    expect((await messagesOf(from))[0]).toMatchObject({ unproven: true });
  });

  it('takes what a sender proved once, whichever Message-ID it is sent again with', async () => {
    const from = `${unique('kisi')}@posta.example`;
    expect(await write({ from, body: 'IBAN değişti' })).toEqual({ is: 'taken' });
    expect(await write({ from, body: 'IBAN değişti' })).toEqual({ is: 'known' });
    // What nobody proved takes no place from it.
    expect(await write({ from, body: 'IBAN değişti', dmarc: null })).toEqual({ is: 'taken' });
  });

  it('proves whoever answers at the address of a mail, and warns where they are somebody else', async () => {
    const { stay, email, mailId } = await mailedStay();
    const to = (await replyAddressOf(app.deps, mailId))!;
    await write({ from: email, to, dmarc: null });
    await write({ from: `${unique('es')}@baska.example`, to, dmarc: null });
    // The address of a mail travels with it: what the sender's domain disowns is shown as such.
    await write({ from: email, to, dmarc: 'fail' });
    const items = (await threadOf(stay.guestId!)).filter(({ kind }) => kind === 'message');
    expect(items.map(({ received }) => received.warning)).toEqual([null, 'stranger', 'unproven']);
  });

  it('refuses quickly what is too large, too deep or not a mail', async () => {
    const started = Date.now();
    expect(await receive(new Uint8Array(21 * 1024 * 1024))).toMatchObject({ is: 'refused' });
    let deep = 'Content-Type: text/plain\n\nx\n';
    for (let n = 0; n < 400; n += 1)
      deep = `Content-Type: multipart/mixed; boundary="b${n}"\n\n--b${n}\n${deep}\n--b${n}--\n`;
    expect(await receive(encode(`From: a@b.example\n${deep}`))).toMatchObject({ is: 'refused' });
    expect(
      await receive(encode(`From: a@b.example\n${'X-A: y\n'.repeat(60_000)}\nx`)),
    ).toMatchObject({ is: 'refused' });
    expect(await receive(encode(''), { from: '' })).toEqual({ is: 'dropped' });
    const long = `${unique('uzun')}@posta.example`;
    await write({ from: long, body: 'a'.repeat(500_000) });
    expect((await messagesOf(long))[0]!.message.length).toBeLessThan(21_000);
    expect(Date.now() - started).toBeLessThan(20_000);
  });
});
