import { beforeAll, describe, expect, it } from 'vitest';
import { listAuditRows } from '#worker/features/audit/queries.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { queryPlans } from '#tests/support/query-plans.ts';
import { createUser, logIn, signIn, unique } from '#tests/support/factories.ts';

describe('the audit log', () => {
  let app: TestApp;
  let token: string;
  let userId: number;
  const get = (path: string) => app.call('GET', path, { token });
  const found = async (query: string) => (await get(`/v1/admin/audit?${query}`)).body.content;

  beforeAll(async () => {
    app = testApp();
    const user = await createUser(app, { searchText: 'sule igdir' });
    userId = user.id;
    token = await signIn(app, user.email);
  });

  const newType = async (name: string) => {
    const body = { name, slug: unique('kayit') };
    return (await app.call('POST', '/v1/admin/villatypes', { token, body })).body.content;
  };

  it('says who did what, from what to what, newest first', async () => {
    const type = await newType('Eski Ad');
    await app.call('PUT', `/v1/admin/villatypes/${type.id}`, {
      token,
      body: { version: 1, name: 'Yeni Ad' },
    });
    const { items, total, take } = await found(`entity=villa_type&entity_id=${type.id}`);
    expect([total, take]).toEqual([2, 50]);
    expect(items[0]).toMatchObject({
      action: 'villa_type.update',
      label: 'Villa tipi: güncellendi',
      user: { id: userId, name: 'Şule Iğdır' },
      actor: 'admin',
      before: { name: 'Eski Ad' },
      after: { name: 'Yeni Ad' },
      ip: 'local',
    });
    const one = await get(`/v1/admin/audit/${items[0].id}`);
    expect(one.body.content).toEqual(items[0]);
    expect((await get('/v1/admin/audit/yok')).status).toBe(404);
    expect(items[0].requestId).toEqual(expect.any(String));
  });

  it('is narrowed by person, action, day and text', async () => {
    const other = testApp({ now: '2026-11-20T21:30:00.000Z' });
    const clerk = await createUser(other);
    const session = await logIn(other, clerk.email);
    await other.call('POST', '/v1/admin/featurecategory', {
      token: session,
      body: { name: unique('Sauna') },
    });
    const ofClerk = async (query: string) => (await found(`user_id=${clerk.id}&${query}`)).total;
    expect(await ofClerk('')).toBe(2);
    expect(await ofClerk('action=feature_category.')).toBe(1);
    expect(await ofClerk('action=login')).toBe(1);
    expect(await ofClerk('action=log')).toBe(0);
    // 21:30 in Greenwich is half past midnight of the next day in Türkiye.
    expect(await ofClerk('date1=2026-11-21&date2=2026-11-21')).toBe(2);
    expect(await ofClerk('date2=2026-11-20')).toBe(0);
    expect(await ofClerk('q=CATEGORY')).toBe(1);
    expect((await found('q=%C5%9EULE%20I%C4%9EDIR')).total).toBeGreaterThan(0);
    expect((await found('date2=2199-12-31&take=1')).items.length).toBe(1);
  });

  it('comes in two trips, refuses odd filters and is for admins', async () => {
    app.trips.count = 0;
    await found('take=5');
    expect(app.trips.count).toBe(2);
    for (const query of ['date1=yesterday', 'user_id=x', 'order=ip', 'skip=-1']) {
      expect([query, (await get(`/v1/admin/audit?${query}`)).status]).toEqual([query, 400]);
    }
    const owner = await signIn(app, (await createUser(app, { role: 'OWNER' })).email);
    expect((await app.call('GET', '/v1/admin/audit', { token: owner })).status).toBe(403);
  });

  it('is read by index, newest first, whatever it is narrowed by', async () => {
    const page = { skip: 0, take: 50, order: '-created' } as const;
    for (const query of [
      page,
      { ...page, entity: 'villa', entity_id: '1' },
      { ...page, user_id: 1 },
      { ...page, action: 'villa.update' },
      { ...page, date1: '2026-11-01', date2: '2026-11-21' },
    ]) {
      const [rows = [], total = []] = await queryPlans((db) => listAuditRows(db, query));
      expect([
        query,
        rows.filter((detail) => /^SCAN (?!.*USING)|FOR ORDER BY/.test(detail)),
      ]).toEqual([query, []]);
      expect([query, total.filter((detail) => /^SCAN (?!.*USING)/.test(detail))]).toEqual([
        query,
        [],
      ]);
    }
  });

  it('is exported as a table in which nothing runs', async () => {
    const type = await newType('=HYPERLINK("http://kotu.example";"tıkla")');
    const file = await get(`/v1/admin/audit/export.csv?entity=villa_type&entity_id=${type.id}`);
    expect(file.headers.get('content-type')).toContain('text/csv');
    expect(file.headers.get('content-disposition')).toContain('denetim-kaydi-2026-11-21.csv');
    const [header, row] = file.text.replace('\uFEFF', '').split('\r\n');
    expect(header).toMatch(/^Zaman \(UTC\);Kim;Adı soyadı;İşlem/);
    expect(row).toContain(';Yönetici;Şule Iğdır;Villa tipi: eklendi;villa_type.create;');
  });
});

describe('cells of an export', () => {
  it('hold formulas as text and money with a comma', async () => {
    const { csvMoney, toCsv } = await import('#domain/spreadsheets/csv.ts');
    const cells = ['=1+1', '+90', '-2+3', '@x', '\tx', 'a;b', 'a"b', null, true, 1.5, '-12,50'];
    expect(toCsv(['başlık'], [cells])).toBe(
      `\uFEFFbaşlık\r\n'=1+1;'+90;'-2+3;'@x;'\tx;"a;b";"a""b";;Evet;1,5;-12,50\r\n`,
    );
    expect([123456, -5, 0].map(csvMoney)).toEqual(['1234,56', '-0,05', '0,00']);
  });
});
