import { expect, it } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { createUser, createVilla, GUEST, requestWith, signIn } from '#tests/support/factories.ts';
import { dueOf, startCard } from '#tests/support/card-payments.ts';
import { post } from '#tests/support/payments.ts';

/** The last second of 21 November in Türkiye. */
const BEFORE_MIDNIGHT = '2026-11-21T20:59:59.000Z';
const MIDNIGHT = '2026-11-21T21:00:00.000Z';
const STAY = { checkIn: '2026-12-10', checkOut: '2026-12-17', adults: 2, children: 0, babies: 0 };

it('a house whose permit ends at midnight is in no answer to visitors, and nobody sells it', async () => {
  const app = testApp({ now: BEFORE_MIDNIGHT });
  const villa = await createVilla(app, { permitExpiresOn: '2026-11-21', popular: true });
  const other = await createVilla(app);
  const email = (await createUser(app)).email;
  let token = await signIn(app, email);
  const { slug, name } = villa;
  const q = encodeURIComponent(name);
  const lists = [
    '/v2/search?take=60',
    `/v2/search?checkin=${STAY.checkIn}&checkout=${STAY.checkOut}&take=60`,
    '/v2/search/catalogue',
    '/v1/search/options',
    `/v1/search/input?searchString=${q}`,
    `/v1/villa/${slug}`,
    `/v1/villa/${other.slug}/similar`,
    '/v1/map?south=-90&north=90&west=-180&east=180',
    `/v1/villa/${slug}/availability`,
    '/v1/search/discounted',
    '/v1/search/shortterm',
    '/v1/website/comments',
    '/v1/website/questions',
  ];
  const seen = async () => {
    const found: string[] = [];
    for (const path of lists) {
      const { status, text } = await app.call('GET', path);
      if (status < 400 && text.includes(slug)) found.push(path);
    }
    return found;
  };
  const mail = 'ece@posta.example';
  const offerIt = () =>
    post(app, token, '/v1/admin/offers', {
      customer: { name: 'Ece Ak', email: mail },
      villas: [{ villa_id: villa.id, ...STAY }],
      message: '',
      expiresAt: '2026-12-01T09:00:00.000Z',
    });
  const offer = await offerIt();
  expect(offer.status).toBe(201);
  const view = () =>
    app.call('GET', `/v1/offer?token=${encodeURIComponent(offer.body.content.token)}`);
  const quoted = (await view()).body.content.villas[0];
  expect(quoted).toMatchObject({ available: true, quoteToken: expect.any(String) });
  // Further down the list of options where other tests sell many.
  const always = lists.slice(0, 7).filter((path) => !path.includes('options'));
  expect(await seen()).toEqual(expect.arrayContaining(always));
  const stay = await post(app, token, '/v1/admin/reservations', {
    villa_id: other.id,
    ...STAY,
    status: 'confirmed',
    customer: {
      firstName: 'Ali',
      lastName: 'Er',
      phone: '+905321112244',
      email: 'ali@posta.example',
    },
  });
  const { id, version } = stay.body.content;
  const held = await post(app, token, '/v1/admin/reservations', {
    villa_id: villa.id,
    ...STAY,
    status: 'option',
    optionExpiresAt: '2026-11-23T09:00:00.000Z',
    customer: { firstName: 'Can', lastName: 'Ak', phone: '+905321112255', email: GUEST.email },
  });
  expect([held.status, held.body.code ?? '']).toEqual([201, '']);
  const code: string = held.body.content.reservation_id;
  const payable = async () => (await dueOf(app, { code })).body.content.state;
  expect(await payable()).toBe('due');
  expect((await startCard(app, { code })).status).toBe(201);

  app.clock.set(MIDNIGHT);
  token = await signIn(app, email);
  expect(await seen()).toEqual([]);
  expect(await payable()).toBe('closed');
  expect((await startCard(app, { code })).body.code).toBe('NOTHING_DUE');
  const [left] = (await view()).body.content.villas;
  expect([left.available, left.quoteToken ?? null]).toEqual([false, null]);
  expect((await requestWith(app, quoted.quoteToken)).body.code).toBe('NOT_FOUND');
  for (const status of ['requested', 'option', 'confirmed']) {
    const made = await post(app, token, '/v1/admin/reservations', {
      villa_id: villa.id,
      ...STAY,
      status,
      ...(status === 'option' && { optionExpiresAt: '2026-11-23T09:00:00.000Z' }),
      customer: { firstName: 'Ece', lastName: 'Ak', phone: '+905321112233', email: mail },
    });
    expect([status, made.body.code]).toEqual([status, 'VILLA_INACTIVE']);
  }
  const moved = await app.call('PUT', `/v1/admin/reservations/${id}`, {
    token,
    body: { version, villa_id: villa.id, price: 'new', notify: false },
  });
  expect([moved.status, moved.body.code]).toEqual([422, 'VILLA_INACTIVE']);
  expect((await offerIt()).body.code).toBe('OFFER_NOT_SELLABLE');
  app.clock.set('2026-12-12T09:00:00.000Z');
  token = await signIn(app, email);
  const tonight = await post(app, token, `/v1/admin/reservations/${id}/relocation`, {
    version,
    villa_id: villa.id,
    notify: false,
  });
  expect([tonight.status, tonight.body.code]).toEqual([422, 'VILLA_INACTIVE']);
});
