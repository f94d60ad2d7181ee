import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createTown, createUser, createVilla, unique } from '#tests/support/factories.ts';
import { blockDates, createByClerk, moveTo } from '#tests/support/night-writers.ts';
import { post } from '#tests/support/payments.ts';
import { adminCalls } from '#tests/support/villas-admin.ts';

const PERMIT = {
  no: '07-4321',
  date: null,
  holder: null,
  address: null,
  maxGuests: 8,
  scan: null,
  plaqueNo: null,
  expiresOn: null,
};

const DATES = { checkIn: '2027-05-10', checkOut: '2027-05-17' };

describe('an instant in a body', () => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof adminCalls>>;
  beforeAll(async () => {
    app = testApp();
    admin = await adminCalls(app);
  });

  /** Every call that takes an instant, and where its answer says how it was understood. */
  const CALLS: Record<string, (text: unknown) => Promise<{ status: number; heard: unknown }>> = {
    'the end of a clerk’s option': async (text) => {
      const { id } = await createVilla(app);
      const option = { status: 'option', optionExpiresAt: text };
      const { status, body } = await createByClerk(app, admin.token, {
        villa_id: id,
        ...DATES,
        ...option,
      });
      return { status, heard: body.content?.deadline };
    },
    'the end of an option that a request becomes': async (text) => {
      const { id } = await createVilla(app);
      const made = await createByClerk(app, admin.token, { villa_id: id, ...DATES });
      const option = { status: 'option', optionExpiresAt: text };
      const { status, body } = await moveTo(app, admin.token, made.body.content.id, option);
      return { status, heard: body.content?.deadline };
    },
    'the end of own dates': async (text) => {
      const { id } = await createVilla(app);
      const option = { status: 'option', expires_at: text };
      const { status, body } = await blockDates(app, admin.token, id, DATES, option);
      return { status, heard: body.content?.expires_at };
    },
    'the end of an offer': async (text) => {
      const { id } = await createVilla(app);
      const stay = { villa_id: id, ...DATES, adults: 2, children: 0, babies: 0 };
      const { status, body } = await post(app, admin.token, '/v1/admin/offers', {
        customer: { name: 'Çağrı Şen' },
        expiresAt: text,
        villas: [stay],
      });
      return { status, heard: body.content?.expires_at };
    },
    'the day of a post': async (text) => {
      const title = `Kaş’ta ${unique('gun')}`;
      const words = [{ type: 'paragraph', text: 'Üç gün.' }];
      const { status, body } = await admin.post('/v1/admin/blog', {
        title,
        body: words,
        publishedAt: text,
      });
      return { status, heard: body.content?.publishedAt };
    },
    'when a permit was looked up': async (text) => {
      const town = await createTown(app);
      const { status, body } = await admin.post('/v1/admin/villas', {
        facts: {
          name: unique('Villa Ön'),
          owner_id: (await createUser(app, { role: 'OWNER' })).id,
          town_id: town.id,
          bedrooms: 3,
        },
        permit: {
          ...PERMIT,
          verifiedAt: text,
        },
      });
      return { status, heard: body.content?.permit?.verifiedAt };
    },
  };

  describe.each(Object.entries(CALLS))('%s', (_, send) => {
    it.each(['2026-11-22T12:00:00+03:00', '2026-11-22T09:00:00Z', '2026-11-22t05:30:00.000-03:30'])(
      'may be %s',
      async (text) => {
        const { status, heard } = await send(text);
        expect([Math.floor(status / 100), heard]).toEqual([2, '2026-11-22T09:00:00.000Z']);
      },
    );

    it.each(['2026-11-22T12:00:00', '2026-11-22', '2026-02-30T12:00:00Z', 'yarın', 7])(
      'is not %s',
      async (text) => {
        expect((await send(text)).status).toBe(400);
      },
    );
  });
});
