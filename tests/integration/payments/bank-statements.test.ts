import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { istanbulDay } from '#domain/values/dates.ts';
import { bankLines } from '#drizzle/schema/bank-statements.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import { purge } from '#worker/features/privacy/purge/purge.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';
import { confirmedStay, guestLinkOf } from '#tests/support/guests.ts';
import { createStay, post, type Stay } from '#tests/support/payments.ts';
import { createOwner, sellWeek } from '#tests/support/payouts.ts';

type Line = { amount: number; text?: string; name?: string; reference?: string; day?: string };

const DAY = '2026-11-21';

describe('a bank statement', () => {
  let app: TestApp;
  let token: string;
  let account: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
    account = await addBank('TRY');
  });

  const addBank = async (currency: string) => {
    const iban = demoIban(crypto.getRandomValues(new Uint32Array(1))[0]! >>> 4);
    await app.deps.db.rows
      .insert(banks)
      .values({ bankName: 'Banka', accountHolder: 'Acenta', iban, currency });
    return iban;
  };
  const bring = (lines: Line[], format = 'csv', iban = account) =>
    app.call('POST', '/v1/admin/bank-statements', {
      token,
      body: {
        account: iban,
        format,
        currency: 'TRY',
        lines: lines.map((line) => ({
          day: DAY,
          text: '',
          name: '',
          reference: '',
          balance: null,
          ...line,
        })),
      },
    });
  const list = async (state = 'open') =>
    (await app.call('GET', `/v1/admin/bank-lines?state=${state}&take=200`, { token })).body.content;
  const lineOf = async (text: string, state?: string) =>
    (await list(state)).items.find((line: { text: string }) => line.text === text);
  const paidOf = async ({ id }: Stay) =>
    (await app.call('GET', `/v1/admin/reservations/${id}`, { token })).body.content.paid;
  const book = (line: any, more: object = {}, key?: string) => {
    const [{ id, kind, amount }] = line.proposals;
    const body = {
      reservation_id: id,
      kind,
      method: 'havale_eft',
      amount,
      note: '',
      notify: false,
      bank_line: line.id,
    };
    return post(app, token, '/v1/admin/transactions', { ...body, ...more }, key);
  };
  const match = (line: any, target = line.proposals[0]) =>
    app.call('POST', `/v1/admin/bank-lines/${line.id}/matches`, {
      token,
      body: { of: target.of, id: target.id },
    });

  it('brings each line once, in whatever format and however often it comes', async () => {
    const iban = await addBank('TRY');
    const lines = [
      { amount: 700_000, text: 'EFT AYSE DEMIR' },
      { amount: 700_000, text: 'EFT AYSE DEMIR' },
    ];
    expect((await bring(lines, 'csv', iban)).body.content).toEqual({ added: 2, known: 0 });
    expect((await bring(lines, 'csv', iban)).body.content).toEqual({ added: 0, known: 2 });
    expect((await bring(lines, 'camt', iban)).body.content).toEqual({ added: 0, known: 2 });
    const more = [...lines, { amount: -100, text: 'MASRAF' }];
    expect((await bring(more, 'mt940', iban)).body.content).toEqual({ added: 1, known: 2 });
    const both = await Promise.all(
      [1, 2].map(() => bring([{ amount: 5, text: 'FAIZ' }], 'csv', iban)),
    );
    expect(both.map(({ body }) => body.content.added).toSorted()).toEqual([0, 1]);
  });

  it('is taken for accounts of ours in lira, and for nobody who may not write money', async () => {
    const foreign = await bring([{ amount: 1 }], 'csv', await addBank('EUR'));
    expect([foreign.status, foreign.body.content]).toEqual([
      422,
      expect.stringContaining('EUR hesabı'),
    ]);
    const unknown = await bring([{ amount: 1 }], 'csv', demoIban(7));
    expect([unknown.status, unknown.body.content]).toEqual([
      422,
      expect.stringContaining('Banka Hesapları'),
    ]);
    expect((await bring([])).status).toBe(400);
    expect((await bring([{ amount: 0 }])).status).toBe(400);
    const cleaner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await app.call('GET', '/v1/admin/bank-lines', { token: cleaner })).status).toBe(403);
  });

  it('books a certain line as the payment that it is, and never twice', async () => {
    const stay = await createStay(app, token, 'option');
    await bring([{ amount: 700_000, text: `EFT ${stay.code}` }]);
    const line = await lineOf(`EFT ${stay.code}`);
    expect(line.proposals[0]).toMatchObject({
      do: 'book',
      certain: true,
      kind: 'prepayment',
      code: stay.code,
    });
    const both = await Promise.all([book(line), book(line)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await paidOf(stay)).toBe(700_000);
    const again = await book(line);
    expect([again.status, again.body.code]).toEqual([409, 'BANK_LINE_SETTLED']);
    expect(await lineOf(`EFT ${stay.code}`, 'done')).toMatchObject({
      left: 0,
      matches: [{ booked: true, code: stay.code }],
    });
  });

  it('without name or code may be what a guest has reported, also less by fees, and is never booked unseen', async () => {
    const stay = await createStay(app, token, 'option');
    const form = new FormData();
    form.set('amount', '700000');
    const link = await guestLinkOf(app, token, stay.id);
    const headers = { 'idempotency-key': crypto.randomUUID(), 'private-link': link };
    await app.call('POST', '/v1/stay/transfer', { body: form, headers });
    await bring([{ amount: 683_250, text: 'SEPA Urlaub Türkei' }]);
    const line = await lineOf('SEPA Urlaub Türkei');
    expect(line.proposals).toMatchObject([
      { do: 'book', certain: false, kind: 'prepayment', code: stay.code, amount: 683_250 },
    ]);
    expect(line.proposals[0].reason).toContain('Misafir 7.000 ₺ havale bildirdi');
    expect((await book(line)).status).toBe(201);
    await bring([{ amount: 683_251, text: 'SEPA Urlaub nochmals' }]);
    expect((await lineOf('SEPA Urlaub nochmals')).proposals).toEqual([]);
  });

  it('is among what is held about its guest, and nobody else', async () => {
    // Each with a phone and an address of their own.
    const [stay, other] = [await confirmedStay(app, token), await confirmedStay(app, token)];
    await bring([{ amount: 700_000, text: `EFT ${stay.code}`, name: 'Gülşah Öztürk' }]);
    await bring([{ amount: 5_000, text: 'EFT', name: 'Gülşah Öztürk' }]);
    expect((await book(await lineOf(`EFT ${stay.code}`))).status).toBe(201);
    const heldOf = async ({ email }: { email: string }) => {
      const asked = { email, kind: 'export', note: 'Dilekçe' };
      const { id: request } = (await post(app, token, '/v1/admin/privacy/requests', asked)).body
        .content;
      const { person } = (await app.call('GET', `/v1/admin/privacy/requests/${request}`, { token }))
        .body.content;
      const path = `/v1/admin/privacy/requests/${request}/export.json`;
      const { payments } = JSON.parse((await app.call('GET', path, { token })).text);
      const [part] = person.held.filter(
        ({ entity }: { entity: string }) => entity === 'bank_lines',
      );
      return [part?.rows, payments.map((row: Record<string, string>) => row['Banka ekstresinde'])];
    };
    expect(await heldOf(stay)).toEqual([1, [`${DAY} · Gülşah Öztürk · EFT ${stay.code}`]]);
    expect(await heldOf(other)).toEqual([undefined, []]);
  });

  it('is open again once its payment was taken back as entered wrongly', async () => {
    const stay = await createStay(app, token);
    await bring([{ amount: 700_000, text: `FAST ${stay.code}` }]);
    const { id } = (await book(await lineOf(`FAST ${stay.code}`))).body.content;
    await post(app, token, `/v1/admin/transactions/${id}/reversal`, { reason: 'Yanlış misafir' });
    const open = await lineOf(`FAST ${stay.code}`);
    expect([open.left, open.matches, await paidOf(stay)]).toEqual([700_000, [], 0]);
    expect((await book(open)).status).toBe(201);
  });

  it('recognises a payment that a clerk has recorded, and refuses a second one', async () => {
    const stay = await createStay(app, token);
    const entry = {
      reservation_id: stay.id,
      kind: 'prepayment',
      method: 'havale_eft',
      amount: 700_000,
      notify: false,
    };
    await post(app, token, '/v1/admin/transactions', entry);
    await bring([{ amount: 700_000, text: `HAVALE ${stay.code}` }]);
    const line = await lineOf(`HAVALE ${stay.code}`);
    expect(line.proposals.map((one: any) => [one.do, one.certain])).toEqual([['recognise', true]]);
    const second = await book(line, { reservation_id: stay.id, kind: 'prepayment' });
    expect([second.status, second.body.code]).toEqual([409, 'BANK_LINE_RECORDED']);
    expect((await match(line)).body.content).toMatchObject({
      left: 0,
      matches: [{ booked: false }],
    });
    expect((await match(line)).body.code).toBe('BANK_LINE_SETTLED');
    const path = `/v1/admin/bank-lines/${line.id}/matches`;
    expect((await app.call('DELETE', path, { token })).body.content.left).toBe(700_000);
    expect(await paidOf(stay)).toBe(700_000);
  });

  it('recognises both entries of a transfer that a clerk took apart, and books none', async () => {
    const stay = await createStay(app, token);
    for (const [kind, amount] of [
      ['prepayment', 700_000],
      ['deposit', 500_000],
    ] as const) {
      const body = { reservation_id: stay.id, kind, amount, method: 'havale_eft', notify: false };
      expect((await post(app, token, '/v1/admin/transactions', body)).status).toBe(201);
    }
    const text = `EFT ${stay.code} kapora ve depozito`;
    await bring([{ amount: 1_200_000, text, day: istanbulDay(app.clock.now()) }]);
    const line = await lineOf(text);
    expect(line.proposals.map((one: any) => [one.do, one.certain])).toEqual([
      ['recognise', false],
      ['recognise', false],
      ['book', false],
    ]);
    expect((await match(line)).body.content.left).toBe(500_000);
    const rest = await lineOf(text);
    expect(rest.proposals[0]).toMatchObject({ do: 'recognise', certain: true, kind: 'deposit' });
    expect((await match(rest)).body.content.left).toBe(0);
    expect(await paidOf(stay)).toBe(700_000);
  });

  it('is booked in parts: what is left stays open', async () => {
    const [one, two] = [await createStay(app, token), await createStay(app, token)];
    await bring([{ amount: 1_000_000, text: `EFT ${one.code} ${two.code}` }]);
    const line = await lineOf(`EFT ${one.code} ${two.code}`);
    expect(line.proposals.map(({ certain }: any) => certain)).toEqual([false, false]);
    await book(line, { reservation_id: one.id, kind: 'prepayment', amount: 700_000 });
    expect((await lineOf(line.text)).left).toBe(300_000);
    const over = await book(line, { reservation_id: two.id, kind: 'prepayment', amount: 300_001 });
    expect(over.body.code).toBe('BANK_LINE_SETTLED');
    expect(
      (await book(line, { reservation_id: two.id, kind: 'prepayment', amount: 300_000 })).status,
    ).toBe(201);
    expect(await lineOf(line.text, 'done')).toMatchObject({ left: 0 });
  });

  it('settles a refund that waited for the bank', async () => {
    const stay = await createStay(app, token);
    await post(app, token, '/v1/admin/transactions', {
      reservation_id: stay.id,
      kind: 'balance',
      method: 'cash',
      amount: 800_000,
      notify: false,
    });
    await app.call('PATCH', `/v1/admin/reservations/${stay.id}`, {
      token,
      body: {
        status: 'cancelled',
        reason: 'Vazgeçti',
        refund: { kept: 0, keptReason: 'İyi niyet', ways: [{ by: 'havale_eft', amount: 800_000 }] },
      },
    });
    await bring([{ amount: -800_000, text: `GIDEN EFT ${stay.code}` }]);
    const line = await lineOf(`GIDEN EFT ${stay.code}`);
    expect(line.proposals[0]).toMatchObject({
      do: 'recognise',
      certain: true,
      waits: true,
      kind: 'refund',
    });
    expect((await match(line)).status).toBe(200);
    const [row] = await app.deps.db.rows.all<{ waits: number; held: number }>(sql`select
      (select sum(awaits_bank) from transactions where reservation_id = ${stay.id}) as waits,
      (select count(*) from outbox where reservation_id = ${stay.id} and next_attempt_at >= '9999') as held`);
    expect(row).toEqual({ waits: 0, held: 0 });
  });

  it('hands a payout run over once all its transfers are on a statement', async () => {
    const own = testApp({ now: '2027-06-10T09:00:00.000Z' });
    const clerk = await signIn(own, (await createUser(own)).email);
    for (const owner of [await createOwner(own), await createOwner(own)]) {
      await sellWeek(own, clerk, owner, '2027-06-20');
    }
    own.clock.advanceMinutes(12 * 1440);
    const later = await signIn(own, (await createUser(own)).email);
    const { owners } = (await own.call('GET', '/v1/admin/payouts/proposal', { token: later })).body
      .content;
    const rows = owners
      .filter(({ obstacle }: any) => obstacle === null)
      .map(({ owner, due }: any) => ({ owner: owner.id, due, amount: due, reason: null }));
    expect(rows.length).toBeGreaterThan(1);
    const run = await post(own, later, '/v1/admin/payouts', {
      until: '2027-06-22',
      rows,
      notify: true,
    });
    const detail = async () =>
      (await own.call('GET', `/v1/admin/payouts/${run.body.content.id}`, { token: later })).body
        .content;
    const { payouts } = await detail();
    const iban = await addBank('TRY');
    const lines = payouts.map((payout: any, at: number) => ({
      day: '2027-06-22',
      amount: -payout.amount,
      text: `ODEME ${at}`,
      name: payout.holder ?? payout.owner.name,
      reference: `R${at}`,
      balance: null,
    }));
    const body = { account: iban, format: 'csv', currency: 'TRY', lines };
    await own.call('POST', '/v1/admin/bank-statements', { token: later, body });
    const { items } = (await own.call('GET', '/v1/admin/bank-lines?take=200', { token: later }))
      .body.content;
    const ours = items.filter(({ account: of }: any) => of === iban);
    for (const [at, line] of ours.entries()) {
      expect((await detail()).awaits_bank).toBe(true);
      const target = { of: 'payout', id: payouts[at].id };
      const done = await own.call('POST', `/v1/admin/bank-lines/${line.id}/matches`, {
        token: later,
        body: target,
      });
      expect([line.text, done.status]).toEqual([line.text, 200]);
    }
    expect((await detail()).awaits_bank).toBe(false);
    const back = await post(own, later, `/v1/admin/payouts/${run.body.content.id}/takeback`, {
      reason: 'Yanlış',
    });
    expect(back.status).toBe(200);
    const open = (await own.call('GET', '/v1/admin/bank-lines?take=200', { token: later })).body
      .content.items;
    expect(open.filter(({ account: of }: any) => of === iban)).toHaveLength(ours.length);
  });

  it('sets lines aside that are none of the books', async () => {
    await bring([{ amount: -1_250, text: 'EFT MASRAFI' }]);
    const line = await lineOf('EFT MASRAFI');
    const set = (ignored: string | null) =>
      app.call('PATCH', `/v1/admin/bank-lines/${line.id}`, { token, body: { ignored } });
    expect((await set('Banka masrafı')).body.content.ignored).toBe('Banka masrafı');
    expect(await lineOf('EFT MASRAFI')).toBeUndefined();
    expect((await match(line, { of: 'entry', id: 'yok' })).status).toBe(404);
    expect((await set(null)).body.content.ignored).toBeNull();
  });

  it('is held to all this by the database, whoever writes', async () => {
    const stay = await createStay(app, token);
    await bring([
      { amount: 700_000, text: `TETIK ${stay.code}` },
      { amount: -700_000, text: `TETIK2 ${stay.code}` },
    ]);
    const [into, out] = [await lineOf(`TETIK ${stay.code}`), await lineOf(`TETIK2 ${stay.code}`)];
    const entry = {
      reservation_id: stay.id,
      kind: 'prepayment',
      method: 'cash',
      amount: 700_000,
      notify: false,
    };
    const cash = (await post(app, token, '/v1/admin/transactions', entry)).body.content.id;
    const wire = (
      await post(app, token, '/v1/admin/transactions', {
        ...entry,
        kind: 'balance',
        method: 'fast',
      })
    ).body.content.id;
    const write = (line: string, transaction: string, amount = 700_000) =>
      app.deps.db.rows
        .run(
          sql`insert into bank_line_matches (id, line_id, transaction_id, amount) values (${crypto.randomUUID()}, ${line}, ${transaction}, ${amount})`,
        )
        .then(
          () => 'written',
          (error: Error) => /BANK_LINE_[A-Z]+|UNIQUE/.exec(String(error.cause))?.[0],
        );
    expect(await write(into.id, cash)).toBe('BANK_LINE_DIFFERS');
    expect(await write(out.id, wire)).toBe('BANK_LINE_DIFFERS');
    expect(await write(into.id, wire, 1)).toBe('BANK_LINE_DIFFERS');
    expect(await write(into.id, wire, 700_001)).toBe('BANK_LINE_SETTLED');
    expect(await write(into.id, wire)).toBe('written');
    expect(await write(into.id, wire)).toBe('BANK_LINE_SETTLED');
    const change = (set: string) =>
      app.deps.db.rows.run(sql.raw(`update bank_lines set ${set} where id = '${into.id}'`)).then(
        () => 'written',
        (error: Error) => /BANK_LINE_[A-Z]+/.exec(String(error.cause))?.[0],
      );
    expect([await change('amount = 1'), await change("ignored = 'x'")]).toEqual([
      'BANK_LINE_STANDS',
      'BANK_LINE_SETTLED',
    ]);
  });

  it('forgets after ten years who paid and what for, and keeps the money', async () => {
    await bring([{ amount: 123_400, text: 'Kira', name: 'Şule Iğdır', reference: 'R-77' }]);
    const { id } = await lineOf('Kira');
    const stored = async () =>
      (await app.deps.db.rows.select().from(bankLines).where(eq(bankLines.id, id)))[0];
    await purge(testApp({ now: '2036-11-01T09:00:00.000Z' }).deps);
    expect(await stored()).toMatchObject({ text: 'Kira', name: 'Şule Iğdır' });
    await purge(testApp({ now: '2037-01-01T09:00:00.000Z' }).deps);
    const gone = { text: '', name: '', reference: '' };
    expect(await stored()).toMatchObject({ ...gone, amount: 123_400, ignored: null });
  });
});
