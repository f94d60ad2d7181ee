import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  GUEST,
  quoteOf,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';
import { readPdf } from '#tests/support/pdf-text.ts';

const WEEK = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('documents of a stay', () => {
  let app: TestApp;
  let admin: string;
  let owner: string;
  beforeAll(async () => {
    app = testApp();
    admin = await signIn(app, (await createUser(app)).email);
    owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
  });

  const get = (path: string, token = admin) => app.call('GET', path, { token });
  const stayOf = async (more: object = {}) => {
    const villa = await createVilla(app);
    const answer = await requestStay(app, { slug: villa.slug, ...WEEK }, { ...GUEST, ...more });
    const code: string = answer.body.content.reservationCode;
    const [row] = await app.deps.db.read
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.code, code));
    return { id: row!.id, code, villa, path: `/v1/admin/reservations/${row!.id}` };
  };
  const confirm = (path: string) =>
    app.call('PATCH', path, { token: admin, body: { status: 'confirmed' } });

  it('shows a visitor the contract of exactly the quoted stay before the request', async () => {
    const villa = await createVilla(app);
    const quoted = (await quoteOf(app, { slug: villa.slug, ...WEEK })).body.content;
    app.trips.count = 0;
    const draft = await app.call('POST', '/v1/quote/contract', {
      body: { quoteToken: quoted.quoteToken },
    });
    expect(draft.status).toBe(200);
    expect(app.trips.count).toBe(1);
    expect(draft.headers.get('cache-control')).toBe('no-store');
    expect(draft.text).toContain('35.000 ₺');
    expect(draft.text).toContain('7.000 ₺');
    expect(draft.text).toContain('10 Mayıs 2027 Pazartesi');
  });

  it('refuses a contract for a quote that is not ours or whose price has moved', async () => {
    const villa = await createVilla(app);
    const quoted = (await quoteOf(app, { slug: villa.slug, ...WEEK })).body.content;
    const ask = (quoteToken: string) =>
      app.call('POST', '/v1/quote/contract', { body: { quoteToken } });
    expect((await ask('x.y')).status).toBe(400);
    await app.deps.db.rows
      .update(villas)
      .set({ prepaymentRate: 3000 })
      .where(eq(villas.id, villa.id));
    expect((await ask(quoted.quoteToken)).body.code).toBe('CONTRACT_CHANGED');
  });

  it('keeps the contract as it was agreed, whatever changes later', async () => {
    const { id, path, villa } = await stayOf();
    const before = await get(`${path}/contract`);
    expect(before.text).toContain('35.000 ₺');
    expect(before.text).toContain('Web sitesinde elektronik onay');
    const [kept] = await app.deps.db.read
      .select()
      .from(reservationContracts)
      .where(eq(reservationContracts.reservationId, id));
    expect(JSON.stringify(kept?.paper)).not.toContain(GUEST.email);

    const { version } = (await get(path)).body.content;
    const changed = await app.call('PUT', path, {
      token: admin,
      body: { version, checkIn: '2027-05-10', checkOut: '2027-05-20' },
    });
    expect(changed.status).toBe(200);
    await app.deps.db.rows.update(villas).set({ name: 'Yeni Ad' }).where(eq(villas.id, villa.id));
    expect((await get(`${path}/contract`)).body).toEqual(before.body);
    const [row] = await app.deps.db.read
      .select({ terms: reservations.termsVersion })
      .from(reservations)
      .where(eq(reservations.id, id));
    expect((await get(`${path}/papers`)).body.content.contract).toEqual({
      acceptedAt: kept?.acceptedAt,
      termsVersion: row?.terms,
    });
  });

  it('has a voucher once the stay is sold, as blocks and as a PDF that can be read', async () => {
    const { code, path, villa } = await stayOf({ firstName: 'Çiğdem', lastName: 'Şıkgüğüş' });
    const early = await get(`${path}/voucher.pdf`);
    expect([early.status, early.body.code]).toEqual([422, 'NOT_CONFIRMED']);
    expect((await get(`${path}/papers`)).body.content.voucher).toBeNull();
    await confirm(path);

    app.trips.count = 0;
    const file = await get(`${path}/voucher.pdf`);
    expect(file.status).toBe(200);
    expect(app.trips.count).toBeLessThanOrEqual(2);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toBe(
      `attachment; filename="rezervasyon-belgesi-${code}.pdf"`,
    );
    expect(file.headers.get('cache-control')).toContain('no-store');
    const text = (await readPdf(file.bytes)).pages.join('\n');
    for (const said of ['Çiğdem Şıkgüğüş', code, villa.name, '35.000 ₺', '16.00']) {
      expect(text).toContain(said);
    }
    const guestDocument = (await get(`${path}/voucher`)).body.content;
    expect(guestDocument.fileName).toBe(`rezervasyon-belgesi-${code}`);
  });

  it('names the files of a guest in their language', async () => {
    const { id, code, path } = await stayOf();
    await app.deps.db.rows
      .update(reservations)
      .set({ language: 'de' })
      .where(eq(reservations.id, id));
    await confirm(path);
    const nameOf = async (paper: string) =>
      (await get(`${path}/${paper}.pdf`)).headers.get('content-disposition');
    expect([await nameOf('voucher'), await nameOf('contract')]).toEqual([
      `attachment; filename="buchungsbeleg-${code}.pdf"`,
      `attachment; filename="vertrag-${code}.pdf"`,
    ]);
  });

  it('gives a guest own papers by code and e-mail, as JSON and as a form', async () => {
    const email = `${unique('misafir')}@posta.example`;
    const { code, path } = await stayOf({ email });
    await confirm(path);
    for (const name of ['voucher', 'contract']) {
      const address = `/v1/reservation/${name}.pdf`;
      const asJson = await app.call('POST', address, { body: { code, email } });
      const asForm = await app.call('POST', address, {
        body: new URLSearchParams({ code: code.toLowerCase(), email }),
      });
      for (const answer of [asJson, asForm]) {
        expect(answer.status).toBe(200);
        expect((await readPdf(answer.bytes)).pages.join('\n')).toContain(code);
      }
      const foreign = await app.call('POST', address, {
        body: { code, email: 'baska@posta.example' },
      });
      const unknown = await app.call('POST', address, { body: { code: 'KY26-AAAAAAAA', email } });
      expect([foreign.status, unknown.status]).toEqual([404, 404]);
      expect(foreign.body.content).toBe(unknown.body.content);
      expect((await app.call('POST', address)).status).toBe(400);
    }
  });

  it('opens the voucher by its private link until 90 days after the stay', async () => {
    const { path } = await stayOf();
    await confirm(path);
    const { link } = (await get(`${path}/papers`)).body.content.voucher;
    const address = link.replace('https://kiyi.example', '');
    expect((await app.call('GET', address)).status).toBe(200);
    expect((await app.call('GET', `${address.slice(0, -2)}00`)).status).toBe(404);
    expect((await app.call('GET', '/v1/reservation/voucher.pdf')).status).toBe(404);
    const later = testApp({ now: '2027-08-16T09:00:00.000Z' });
    expect((await later.call('GET', address)).status).toBe(404);
  });

  it('hands nothing to owners and knows no unknown reservation', async () => {
    const { path } = await stayOf();
    for (const guestDocument of ['papers', 'voucher', 'voucher.pdf', 'contract', 'contract.pdf']) {
      expect((await get(`${path}/${guestDocument}`, owner)).status).toBe(403);
      expect((await get(`/v1/admin/reservations/yok/${guestDocument}`)).status).toBe(404);
    }
  });

  it('gives an owner their own statement, an admin any, and others none', async () => {
    const villa = await createVilla(app);
    const person = await createUser(app, { role: 'OWNER' });
    const mine = await signIn(app, person.email);
    await app.deps.db.rows
      .update(villas)
      .set({ ownerId: person.id })
      .where(eq(villas.id, villa.id));
    const answer = await requestStay(app, { slug: villa.slug, ...WEEK });
    const code: string = answer.body.content.reservationCode;
    const [row] = await app.deps.db.read
      .select({ id: reservations.id })
      .from(reservations)
      .where(eq(reservations.code, code));
    await confirm(`/v1/admin/reservations/${row!.id}`);

    const address = '/v1/admin/reports/statement.pdf?month=2027-05';
    app.trips.count = 0;
    const own = await get(address, mine);
    expect(own.status).toBe(200);
    expect(app.trips.count).toBeLessThanOrEqual(4);
    const text = (await readPdf(own.bytes)).pages.join('\n');
    for (const said of [villa.name, code, 'Mayıs 2027', '35.000 ₺', '28.000 ₺']) {
      expect(text).toContain(said);
    }
    expect((await get(`${address}&owner=${person.id}`)).bytes.length).toBe(own.bytes.length);
    expect((await get(`${address}&owner=${person.id}`, owner)).status).toBe(404);
    expect((await get(address)).status).toBe(422);
  });

  it('prints an offer with its villas and its link', async () => {
    const villa = await createVilla(app);
    const created = await app.call('POST', '/v1/admin/offers', {
      token: admin,
      headers: { 'idempotency-key': unique('offer') },
      body: {
        customer: { name: 'Çağrı Şen' },
        message: 'Merhaba,\n\nkonuştuğumuz villa.',
        expiresAt: '2026-12-01T09:00:00.000Z',
        villas: [{ villa_id: villa.id, ...WEEK, adults: 2, children: 0, babies: 0 }],
      },
    });
    const { id, link } = created.body.content;
    const guestDocument = await get(`/v1/admin/offers/${id}/paper`);
    expect(guestDocument.text).toContain(link);
    const file = await get(`/v1/admin/offers/${id}/paper.pdf`);
    const text = (await readPdf(file.bytes)).pages.join('\n');
    expect(text).toContain('Çağrı Şen');
    expect(text).toContain(villa.name);
    expect(text).toContain('35.000 ₺');
    expect((await get('/v1/admin/offers/yok/paper.pdf')).status).toBe(404);
  });
});
