import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { comments, subscribers } from '#drizzle/schema/messages.ts';
import { demoIban } from '#drizzle/seed/content/identifiers.ts';
import { type Answer, type TestApp, testApp } from '#tests/support/app.ts';
import {
  createUser,
  createVilla,
  PASSWORD,
  requestStay,
  signIn,
  unique,
} from '#tests/support/factories.ts';
import { fakeOutside, feedOf } from '#tests/support/servers/feeds.ts';
import { BTRANS } from '#tests/support/reports.ts';
import { drawPicture, fileOf, formOf } from '#tests/support/pictures.ts';
import { SPEC_CALLS } from '#tests/support/spec-calls.ts';

/**
 * Another program of the specification walks all of section 7: the paths and the bearer header as they
 * stand there, nothing else. Every call must do what it is for.
 */
describe('the calls of the specification, to the letter', () => {
  const outside = fakeOutside();
  let app: TestApp;
  let token: string;
  const made = new Map<string, string>();
  const done = new Set<string>();

  beforeAll(async () => {
    app = testApp({ outside: outside.fetch });
    token = await signIn(app, (await createUser(app)).email);
  });

  /** Makes a call of the list and expects it to succeed. */
  async function call(name: string, path: string, body?: unknown): Promise<any> {
    const [method = ''] = name.split(' ');
    const answer: Answer = await app.call(method, path, { token, body });
    expect([name, answer.status, answer.status < 300 ? '' : answer.text]).toEqual([
      name,
      expect.toSatisfy((status: number) => status >= 200 && status < 300),
      '',
    ]);
    done.add(name);
    return answer.body?.content;
  }
  const named = async (method: string, path: string, ids: object, body?: unknown) => {
    const filled = Object.entries(ids).reduce((at, [key, id]) => at.replace(`{${key}}`, id), path);
    return call(`${method} ${path}`, filled, body);
  };
  const get = (path: string, ids: object = {}, query = '') =>
    named('GET', path, ids, undefined).then((content) =>
      query === '' ? content : call(`GET ${path}`, `${path}?${query}`),
    );

  it('sign in and administer users', async () => {
    const { email } = await createUser(app);
    const { accessToken } = await call('POST /v1/auth/login', '/v1/auth/login', {
      email,
      password: PASSWORD,
    });
    expect(accessToken).toMatch(/\./);
    const facts = {
      email: `${unique('yeni')}@kiyi.example`,
      role: 'OWNER',
      firstName: 'Ece',
      lastName: 'Su',
    };
    const user = await call('POST /v1/admin/users', '/v1/admin/users', facts);
    await get('/v1/admin/users/{id}', { id: user.id });
    const change = { version: user.version, lastName: 'Çay' };
    await named('PUT', '/v1/admin/users/{id}', { id: user.id }, change);
    await call('PATCH /v1/admin/users/activity', '/v1/admin/users/activity', {
      id: user.id,
      active: false,
    });
    const owners = await get('/v1/admin/users', {}, 'skip=0&take=10&role=OWNER');
    expect(owners.items.every(({ role }: { role: string }) => role === 'OWNER')).toBe(true);
    await get('/v1/admin/users/select');
  });

  it('send the token in a header whose scheme is written in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      const headers = { authorization: `${scheme} ${token}` };
      const answer = await app.call('GET', '/v1/admin/users/select', { headers });
      expect([scheme, answer.status]).toEqual([scheme, 200]);
    }
  });

  it('may send a filter empty: it is one that was left out', async () => {
    for (const [path, filters] of [
      ['/v1/admin/users', 'skip=&take=&role='],
      ['/v1/admin/villas', 'skip=0&take=20&order=&id=&popular='],
      ['/v1/admin/external', 'status=&villa_id=&started_at=&finished_at=&created_at='],
      [
        '/v1/admin/reservations',
        'order=&oldrez=&status=&villa_id=&reservation_id=&customer_name=&datetype=&date1=&date2=',
      ],
      ['/v2/search', 'client=true&checkin=&checkout=&adults=&town=&type=&minPrice=&sort='],
      ['/v1/search/shortterm', 'client=true&town=&adults=&from=&to='],
    ] as const) {
      const [plain, empty] = await Promise.all(
        [path, `${path}?${filters}`].map((url) => app.call('GET', url, { token })),
      );
      expect([path, empty!.status, empty!.body]).toEqual([path, 200, plain!.body]);
    }
  });

  it('administer places, types and features', async () => {
    const district = await call('POST /v1/admin/districts', '/v1/admin/districts', {
      name: unique('İlçe'),
      provincePlate: 7,
      code: Number.parseInt(crypto.randomUUID().slice(0, 4), 16) + 900_000,
    });
    const districtId: number = district.district_id;
    await get('/v1/admin/showdistrict/{id}', { id: districtId });
    const renamed = await named(
      'PUT',
      '/v1/admin/districts/{district_id}',
      { district_id: districtId },
      { version: district.version, name: unique('İlçe') },
    );
    const town = await call('POST /v1/admin/towns', '/v1/admin/towns', {
      name: unique('Bölge'),
      district_id: district.id,
    });
    const townId: number = town.town_id;
    await get('/v1/admin/showtown/{id}', { id: townId });
    await named(
      'PUT',
      '/v1/admin/towns/{town_id}',
      { town_id: townId },
      { version: town.version, name: unique('Bölge') },
    );
    for (const list of ['towns', 'districts']) {
      await get(`/v1/admin/${list}`, {}, 'skip=0&take=10');
      await get(`/v1/admin/${list}/select`);
    }
    await named('DELETE', '/v1/admin/towns/{town_id}', { town_id: townId });
    await named('DELETE', '/v1/admin/districts/{district_id}', {
      district_id: renamed.district_id,
    });
    const type = await call('POST /v1/admin/villatypes', '/v1/admin/villatypes', {
      name: unique('Tip'),
    });
    await get('/v1/admin/villatypes/{id}', { id: type.id });
    await get('/v1/admin/villatypes', {}, 'skip=0&take=10');
    await named(
      'PUT',
      '/v1/admin/villatypes/{id}',
      { id: type.id },
      { version: type.version, name: unique('Tip') },
    );
    await named('DELETE', '/v1/admin/villatypes/{id}', { id: type.id });
    const category = await call('POST /v1/admin/featurecategory', '/v1/admin/featurecategory', {
      name: unique('Grup'),
    });
    const feature = await call('POST /v1/admin/feature', '/v1/admin/feature', {
      categoryId: category.id,
      name: unique('Özellik'),
    });
    made.set('feature', feature.id);
    await named('PUT', '/v1/admin/feature/{id}', { id: feature.id }, { name: unique('Özellik') });
    await get('/v1/admin/listVillaFeatures');
    const spare = await call('POST /v1/admin/feature', '/v1/admin/feature', {
      categoryId: category.id,
      name: unique('Özellik'),
    });
    await named('DELETE', '/v1/admin/feature/{id}', { id: spare.id });
    const empty = await call('POST /v1/admin/featurecategory', '/v1/admin/featurecategory', {
      name: unique('Grup'),
    });
    await named('DELETE', '/v1/admin/featurecategory/{id}', { id: empty.id });
  });

  it('administer a villa, which carries all that its entity names', async () => {
    const like = await createVilla(app);
    const villa = await call('POST /v1/admin/villas', '/v1/admin/villas', {
      facts: {
        name: unique('Villa'),
        owner_id: like.ownerId,
        town_id: like.townId,
        district_id: like.districtId,
        bedrooms: 3,
        bathrooms: 2,
      },
      permit: { no: `07-${Date.now() % 1_000_000}` },
    });
    const id: number = villa.villa_id;
    expect(villa.id).toBe(id);
    const facts = { version: villa.version, facts: { bathrooms: 3 } };
    await named('PUT', '/v1/admin/villas/{villa_id}', { villa_id: id }, facts);
    await named('PUT', '/v1/admin/villas/btrans/{villa_id}', { villa_id: id }, BTRANS);
    await named(
      'PUT',
      '/v1/admin/villas/{villa_id}/features',
      { villa_id: id },
      { featureIds: [Number(made.get('feature'))] },
    );
    const season = {
      villa_id: id,
      startsOn: '2027-06-01',
      endsOn: '2027-06-30',
      nightly: 500_000,
      minNights: 5,
    };
    const price = await call('POST /v1/admin/villas/price', '/v1/admin/villas/price', season);
    const dearer = await named(
      'PUT',
      '/v1/admin/villas/price/{id}',
      { id: price.id },
      { nightly: 600_000 },
    );
    expect(dearer).toMatchObject({ ...season, nightly: 600_000 });
    const spare = await call('POST /v1/admin/villas/price', '/v1/admin/villas/price', {
      ...season,
      startsOn: '2027-08-01',
      endsOn: '2027-08-31',
    });
    await named('DELETE', '/v1/admin/villas/price/{id}', { id: spare.id });
    const block = await call('POST /v1/admin/villas/date', '/v1/admin/villas/date', {
      villa_id: id,
      started_at: '2027-07-01',
      finished_at: '2027-07-05',
    });
    await named(
      'PUT',
      '/v1/admin/villas/date/{id}',
      { id: block.id },
      { started_at: '2027-07-02', finished_at: '2027-07-05' },
    );
    await get(
      '/v1/admin/external',
      {},
      `skip=0&take=20&villa_id=${id}&started_at=2027-07-02T00:00:00.000Z`,
    );
    await get('/v1/admin/external/{id}', { id: block.id });
    const url = `https://www.airbnb.com/calendar/ical/${unique('feed')}.ics`;
    outside.serve(url, feedOf([{ uid: 'a@b', start: '2027-09-01', end: '2027-09-05' }]));
    for (const path of ['/v1/admin/villas/date/sync/preview', '/v1/admin/villas/date/sync']) {
      await call(`POST ${path}`, path, { villa_id: id, url });
    }
    await call('PATCH /v1/admin/villas/deleteical', '/v1/admin/villas/deleteical', {
      villa_id: id,
    });
    const pictures = [];
    for (const _ of [1, 2]) {
      const body = formOf({ villa_id: String(id), file: fileOf(await drawPicture()) });
      pictures.push(await call('POST /v1/admin/villas/image', '/v1/admin/villas/image', body));
    }
    const ids = pictures.map((picture) => picture.id).toReversed();
    await call('PUT /v1/admin/villas/image/updateorder', '/v1/admin/villas/image/updateorder', {
      villa_id: id,
      ids,
    });
    await named('DELETE', '/v1/admin/villas/image/{id}', { id: ids[1] });
    const said = { villaId: id, author: 'Ayşe', rating: 5, text: 'Çok güzeldi.' };
    const [comment] = await app.deps.db.rows.insert(comments).values(said).returning();
    await get('/v1/admin/comment', {}, 'skip=0&take=10');
    await get('/v1/admin/comment/{id}', { id: comment!.id });
    await named(
      'PUT',
      '/v1/admin/villas/commentactivity/{id}',
      { id: comment!.id },
      { active: true },
    );
    for (const [flag, body] of Object.entries({
      activity: { active: true },
      setpopular: { popular: true },
      setvillaofmonth: { villaOfMonth: true },
    })) {
      await call(`PATCH /v1/admin/villas/${flag}`, `/v1/admin/villas/${flag}`, { id, ...body });
    }
    await call('PATCH /v1/admin/villas/order', '/v1/admin/villas/order', {
      items: [{ id, order: 7 }],
    });

    const whole = await get('/v1/admin/villas/{id}', { id });
    expect(whole).toMatchObject({
      id,
      villa_id: id,
      features: [{ id: Number(made.get('feature')), name: expect.any(String) }],
      prices: [{ id: price.id, startsOn: '2027-06-01', nightly: 600_000 }],
      dates: [{ id: block.id, started_at: '2027-07-02' }],
      images: [{ id: ids[0] }],
      comments: [
        { id: comment!.id, author: 'Ayşe', rating: 5, text: 'Çok güzeldi.', active: true },
      ],
      popular: true,
      villaOfMonth: true,
      order: 7,
    });
    await named('DELETE', '/v1/admin/villas/comment/{id}', { id: comment!.id });
    await named('DELETE', '/v1/admin/villas/date/{id}', { id: block.id });
    await call('PATCH /v1/admin/villas/setvillaofmonth', '/v1/admin/villas/setvillaofmonth', {
      id,
      villaOfMonth: false,
    });
    const listed = await get(
      '/v1/admin/villas',
      {},
      `skip=0&take=20&order=order&id=${id}&popular=1`,
    );
    expect(listed.items).toMatchObject([
      { id, villa_id: id, popular: true, villaOfMonth: false, order: 7 },
    ]);
  });

  it('give all villas where no page is asked for', async () => {
    const villas: { id: number }[] = [];
    while (villas.length < 25) villas.push(await createVilla(app));
    const { total } = await get('/v1/admin/villas/all');
    for (const path of [
      '/v1/admin/villas/withdates',
      '/v1/admin/occupancy',
      '/v1/admin/villas/all',
    ]) {
      const whole = await get(path);
      expect([path, whole.items.length, whole.skip]).toEqual([path, whole.total, 0]);
      expect(whole.total).toBeGreaterThanOrEqual(total);
      const ids = new Set(whole.items.map((item: { villa_id: number }) => item.villa_id));
      expect(villas.filter(({ id }) => !ids.has(id))).toEqual([]);
    }
    for (const path of ['/v1/admin/villas/withdates', '/v1/admin/occupancy']) {
      const page = await call(`GET ${path}`, `${path}?skip=1&take=3`);
      expect([page.items.length, page.skip, page.take]).toEqual([3, 1, 3]);
    }
  });

  it('take stays down, mail about them and tell their money, with the bearer header alone', async () => {
    const villa = await createVilla(app);
    const bank = await call('POST /v1/admin/banks', '/v1/admin/banks', {
      bank: 'Kıyı Bank',
      holder: 'Kıyı',
      iban: demoIban(Date.now() % 1_000_000),
    });
    const changed = await named('PUT', '/v1/admin/banks/{id}', { id: bank.id }, { branch: 'Kaş' });
    expect(changed).toMatchObject({ bank: 'Kıyı Bank', branch: 'Kaş', iban: bank.iban });
    const shown = { id: bank.id, active: true };
    await call('PATCH /v1/admin/banks/activity', '/v1/admin/banks/activity', shown);
    await get('/v1/admin/banks');
    const stay = await call('POST /v1/admin/reservations', '/v1/admin/reservations', {
      villa_id: villa.id,
      checkIn: '2027-06-07',
      checkOut: '2027-06-14',
      adults: 2,
      customer: {
        firstName: 'Gülşah',
        lastName: 'Öztürk',
        phone: '0532 123 45 67',
        email: 'gulsah@posta.example',
      },
      status: 'option',
      optionExpiresAt: '2026-11-23T09:00:00.000Z',
    });
    const about = { reservation_id: stay.reservation_id };
    await call('POST /v1/admin/sendbank', '/v1/admin/sendbank', about);
    await call('POST /v1/admin/sendpaymentlink', '/v1/admin/sendpaymentlink', about);
    const { version } = await get('/v1/admin/reservations/{id}', { id: stay.id });
    await named(
      'PUT',
      '/v1/admin/reservations/{id}',
      { id: stay.id },
      { version, agencyNote: 'Geç gelecekler' },
    );
    await named('PATCH', '/v1/admin/reservations/{id}', { id: stay.id }, { status: 'confirmed' });
    await call('POST /v1/admin/sendconfirm', '/v1/admin/sendconfirm', about);
    const listed = await get(
      '/v1/admin/reservations',
      {},
      `skip=0&take=100&order=-created&oldrez=0&status=confirmed&villa_id=${villa.id}&reservation_id=${stay.reservation_id}&customer_name=g%C3%BCl%C5%9Fah&datetype=checkin&date1=2027-06-01&date2=2027-06-30`,
    );
    expect(listed.items).toMatchObject([
      { id: stay.id, reservation_id: stay.reservation_id, villa_id: villa.id },
    ]);
    const paid = await app.call('POST', '/v1/admin/transactions', {
      token,
      headers: { 'idempotency-key': unique('anahtar') },
      body: {
        reservation_id: stay.id,
        kind: 'prepayment',
        method: 'havale_eft',
        amount: 100,
        paidAt: '2026-11-21T08:00:00.000Z',
        note: '',
        notify: false,
      },
    });
    expect(paid.status).toBe(201);
    await get('/v1/admin/transactions', {}, 'skip=0&take=100');
    await get('/v1/admin/transactions/{id}', { id: paid.body.content.id });
    await get('/v1/admin/other');
    await get('/v1/admin/unreadcount');
    await named('DELETE', '/v1/admin/banks/{id}', { id: bank.id });
  });

  it('edit the content of pages', async () => {
    for (const section of ['about', 'rental', 'cancel', 'privacy', 'kvkk', 'howrent', 'home']) {
      const page = (await app.call('GET', `/v1/admin/${section}`, { token })).body.content;
      const text = {
        version: page.version,
        title: 'Sayfa',
        intro: 'Giriş',
        body: [{ type: 'paragraph', text: 'Metin.' }],
      };
      await call(`PUT /v1/admin/${section}/edit`, `/v1/admin/${section}/edit`, text);
      await get(`/v1/website/${section}`);
    }
    for (const [group, body] of Object.entries({
      exchange: { exchange_margin: '0' },
      site: { site_footer_text: 'Kıyı' },
      contact: { site_phone: '0242 836 10 10' },
      social: { facebook_link: '' },
    })) {
      await call(`PUT /v1/admin/${group}/edit`, `/v1/admin/${group}/edit`, body);
    }
    await get('/v1/admin/getexchange');
    const post = await call('POST /v1/admin/blog', '/v1/admin/blog', {
      title: unique('Yazı'),
      body: [{ type: 'paragraph', text: 'Metin.' }],
    });
    const edit = { id: post.id, version: post.version, title: post.title, body: post.body };
    await call('POST /v1/admin/blog/edit', '/v1/admin/blog/edit', edit);
    await get('/v1/admin/blog', {}, 'skip=0&take=10');
    await named('DELETE', '/v1/admin/blog/{id}', { id: post.id });
    const member = await call('POST /v1/admin/team', '/v1/admin/team', {
      name: 'Ada Su',
      title: 'Rezervasyon',
    });
    const { items } = await get('/v1/admin/team');
    await call('PATCH /v1/admin/team/order', '/v1/admin/team/order', {
      ids: items.map(({ id }: { id: number }) => id).toReversed(),
    });
    await named('DELETE', '/v1/admin/team/{id}', { id: member.id });
    const file = new File(['%PDF-1.4\n%%EOF\n'], 'belge.pdf', { type: 'application/pdf' });
    const guestDocument = await call(
      'POST /v1/admin/ourdocuments',
      '/v1/admin/ourdocuments',
      formOf({ title: unique('Belge'), file }),
    );
    await get('/v1/admin/ourdocuments');
    await named('DELETE', '/v1/admin/ourdocuments/{id}', { id: guestDocument.id });
  });

  it('keep the fields of a question that an update leaves out', async () => {
    const asked = { group: 'Ödeme', question: 'Nasıl öderim?', answer: 'Kartla.', active: false };
    const { id } = await call('POST /v1/admin/faq', '/v1/admin/faq', asked);
    const changed = await named('PUT', '/v1/admin/faq/{id}', { id }, { answer: 'Havaleyle.' });
    expect(changed).toEqual({ id, ...asked, answer: 'Havaleyle.' });
    const { items } = await get('/v1/admin/faq');
    expect(items).toContainEqual({ id, ...asked, answer: 'Havaleyle.' });
    await named('DELETE', '/v1/admin/faq/{id}', { id });
  });

  it('read and answer visitors’ messages', async () => {
    await app.call('POST', '/v1/contact', {
      body: { name: 'Ali', email: `${unique('ali')}@posta.example`, message: 'Merhaba, bir soru.' },
    });
    const { items } = await get('/v1/admin/contact/messages', {}, 'skip=0&take=10');
    await get('/v1/admin/contact/messages/{id}', { id: items[0].id });
    const email = `${unique('bulten')}@posta.example`;
    await call('POST /v1/website/subscribe', '/v1/website/subscribe', { email });
    const [row] = await app.deps.db.read
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(eq(subscribers.email, email));
    await get('/v1/admin/subscribers', {}, 'skip=0&take=50');
    await named('DELETE', '/v1/admin/subscribers/{id}', { id: row!.id });
    const templates = await get('/v1/admin/mailtemplates');
    const mine = templates.items.find(({ key }: { key: string }) => key === 'iletisim_alindi');
    const { id, version, subject, body } = mine;
    const saved = await named(
      'PUT',
      '/v1/admin/mailtemplates/{id}',
      { id },
      { version, subject, body },
    );
    expect(saved).toMatchObject({ id, subject, body });
    const path = '/v1/admin/mailtemplates/activity';
    await call(`PATCH ${path}`, path, { id, active: true });
  });

  it('answer visitors', async () => {
    const villa = await createVilla(app);
    await requestStay(app, { slug: villa.slug, checkIn: '2027-04-05', checkOut: '2027-04-12' });
    for (const path of ['district', 'town', 'town/popular', 'villatype', 'search/options'])
      await get(`/v1/${path}`);
    for (const path of ['contact', 'bank', 'team', 'ourdocuments', 'faq', 'sitedata'])
      await get(`/v1/website/${path}`);
    await get('/v1/website/comments', {}, 'skip=0&take=20');
    await call('GET /v2/search', '/v2/search?client=true&adults=2');
    await call('GET /v1/search/input', '/v1/search/input?searchString=villa');
    await call('GET /v1/search/shortterm', '/v1/search/shortterm?client=true');
    const offer = await app.call('POST', '/v1/admin/offers', {
      token,
      headers: { 'idempotency-key': unique('anahtar') },
      body: {
        customer: { name: 'Çağrı Şen', email: `${unique('cagri')}@posta.example` },
        message: 'Konuştuğumuz gibi.',
        expiresAt: '2026-11-25T09:00:00.000Z',
        villas: [
          {
            villa_id: villa.id,
            checkIn: '2027-05-03',
            checkOut: '2027-05-10',
            adults: 2,
            children: 0,
            babies: 0,
          },
        ],
      },
    });
    await call('GET /v1/offer', `/v1/offer?client=true&token=${offer.body.content.token}`);
  });

  it('are all walked', () => {
    const left = SPEC_CALLS.map(({ method, path }) => `${method} ${path}`).filter(
      (name) => !done.has(name),
    );
    expect(left).toEqual([]);
  });
});
