import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleKarekod } from '#domain/karekod/payload.ts';
import { auditLog } from '#drizzle/schema/writes.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn, unique } from '#tests/support/factories.ts';

const randomIban = () => demoIban(crypto.getRandomValues(new Uint32Array(1))[0]! >>> 4);

describe('bank accounts of the agency', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = testApp();
    token = await signIn(app, (await createUser(app)).email);
  });
  const send = (method: string, path: string, body?: unknown) =>
    app.call(method, `/v1/admin/banks${path}`, { token, body });
  const account = (overrides = {}) => ({
    bank: 'Örnek Şube Bankası',
    holder: 'Kıyı Turizm',
    iban: randomIban(),
    branch: unique('sube'),
    ...overrides,
  });

  it('are added with a checked IBAN, whatever way it is written', async () => {
    const input = account();
    const spaced = input.iban.toLowerCase().replace(/(.{4})/g, '$1 ');
    const created = await send('POST', '', { ...input, iban: spaced });
    expect(created.status).toBe(201);
    expect(created.body.content).toMatchObject({ iban: input.iban, currency: 'TRY', active: true });
    const list = await send('GET', '');
    expect(list.body.content.items).toContainEqual(created.body.content);
    const publicly = await app.call('GET', '/v1/website/bank');
    expect(publicly.body.content.items).toContainEqual(
      expect.objectContaining({ iban: input.iban }),
    );
  });

  it('refuse a mistyped IBAN, a taken one, and unknown fields', async () => {
    const first = (await send('POST', '', account())).body.content;
    const wrong = await send('POST', '', account({ iban: 'TR330006100519786457841327' }));
    expect([wrong.status, wrong.body.issues[0].path]).toEqual([400, 'iban']);
    const taken = await send('POST', '', account({ iban: first.iban }));
    expect([taken.status, taken.body.code]).toEqual([409, 'IBAN_TAKEN']);
    const second = (await send('POST', '', account())).body.content;
    const moved = await send('PUT', `/${second.id}`, account({ iban: first.iban }));
    expect([moved.status, moved.body.code]).toEqual([409, 'IBAN_TAKEN']);
    expect((await send('POST', '', account({ swift: 'X' }))).status).toBe(422);
  });

  it('are edited, hidden and removed, each with its audit row', async () => {
    const { id, order } = (await send('POST', '', account())).body.content;
    const edited = await send('PUT', `/${id}`, account({ bank: 'Örnek Liman Bankası' }));
    expect(edited.body.content).toMatchObject({ id, order, bank: 'Örnek Liman Bankası' });
    const hidden = await send('PATCH', '/activity', { id, active: false });
    expect(hidden.body.content).toEqual({ id, active: false });
    const publicly = await app.call('GET', '/v1/website/bank');
    expect(publicly.body.content.items.map((bank: { id: number }) => bank.id)).not.toContain(id);
    expect((await send('DELETE', `/${id}`)).body.content).toEqual({ id, deleted: true });
    for (const gone of [
      await send('DELETE', `/${id}`),
      await send('PUT', `/${id}`, account()),
      await send('PATCH', '/activity', { id, active: true }),
      await send('DELETE', '/99999999999999999999'),
      await send('PUT', '/x', account()),
    ]) {
      expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
    }
    const rows = await app.deps.db.read
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.entity, 'bank'), eq(auditLog.entityId, String(id))));
    expect(rows.map(({ action }) => action)).toEqual([
      'bank.create',
      'bank.update',
      'bank.activity',
      'bank.delete',
    ]);
  });

  it('need one trip to list beside the session', async () => {
    app.trips.count = 0;
    await send('GET', '');
    expect(app.trips.count).toBe(2);
  });

  it('show a karekod once the agency tried it, and forget it with the account it names', async () => {
    const made = (await send('POST', '', account())).body.content;
    const { id } = made;
    expect(made.karekod_tried_at).toBeNull();
    const path = `/v1/website/bank/${id}/karekod.gif?amount=390000&code=KY26-7WQ4M9KX`;
    const picture = () => app.fetch(path);
    expect((await picture()).status).toBe(404);
    const seen = async () => {
      const { body } = await app.call('GET', '/v1/website/bank');
      return body.content.items.find((bank: { id: number }) => bank.id === id).karekod;
    };
    const another = sampleKarekod({ ...made, iban: randomIban() });
    const stale = await send('PATCH', '/karekod', { id, sample: another });
    expect([stale.status, stale.body.code, await seen()]).toEqual([409, 'STALE_VERSION', false]);
    const tried = await send('PATCH', '/karekod', { id, sample: sampleKarekod(made) });
    expect(tried.body.content.karekod_tried_at).toMatch(/^\d{4}-/);
    expect(await seen()).toBe(true);
    const answer = await picture();
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(new TextDecoder().decode((await answer.bytes()).slice(0, 3))).toBe('GIF');
    for (const wrong of ['amount=0&code=KY26-7WQ4M9KX', 'amount=5&code=KISA', 'code=x'])
      expect(
        (await app.fetch(`/v1/website/bank/${id}/karekod.gif?${wrong}`)).status,
      ).toBeGreaterThan(399);
    expect((await send('PUT', `/${id}`, { branch: 'Kalkan' })).body.content.karekod_tried_at).toBe(
      tried.body.content.karekod_tried_at,
    );
    const moved = await send('PUT', `/${id}`, { iban: randomIban() });
    expect([moved.body.content.karekod_tried_at, await seen()]).toEqual([null, false]);
    expect((await picture()).status).toBe(404);
  });

  it('in another currency have no karekod', async () => {
    const { id } = (await send('POST', '', account({ currency: 'EUR' }))).body.content;
    const { status, body } = await send('PATCH', '/karekod', { id, sample: 'x' });
    expect([status, body.code]).toEqual([422, 'NOT_IN_THIS_STATE']);
  });
});
