import { beforeAll, describe, expect, it } from 'vitest';
import { describeApi, METHODS } from '#worker/reference/document.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { GROWING } from '#tests/support/growing-files.ts';
import { createLargeAgency, type LargeAgency, NOW } from '#tests/support/large-agency.ts';

/** More than a page of anything that is written; 10,000 are counted in tests/files/large-files.test.ts. */
const ROWS = 1_200;

describe(`files of an agency with ${ROWS} of everything`, () => {
  let app: TestApp;
  let agency: LargeAgency;
  beforeAll(async () => {
    app = testApp({ now: NOW });
    agency = await createLargeAgency(app, ROWS);
  });

  /** On a busy machine the server turns a question away now and then: one asks again. */
  async function ask(url: string) {
    let answer = await app.call('GET', url, { token: agency.token });
    for (let n = 0; n < 5 && answer.status === 503; n += 1) {
      answer = await app.call('GET', url, { token: agency.token });
    }
    return answer;
  }

  it.each(GROWING)('$path has them all', async ({ path, query, rows = ROWS, count }) => {
    const url = `${path}?${query.replace('$owner', String(agency.ownerId))}`;
    const { status, bytes, text } = await ask(url);
    expect([status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([200, '']);
    expect(await count(bytes)).toBe(rows);
  });

  it.each(['/v1/admin/villas/withdates', '/v1/admin/occupancy', '/v1/admin/villas/all'])(
    '%s gives all villas at once',
    async (path) => {
      const { status, body } = await app.call('GET', path, { token: agency.token });
      expect([status, body.content.total, body.content.items.length]).toEqual([200, ROWS, ROWS]);
      const ids = body.content.items.map((villa: { villa_id: number }) => villa.villa_id);
      expect(new Set(ids).size).toBe(ROWS);
    },
  );

  it('there is no other', () => {
    const named = GROWING.map(({ path }) => path);
    const { paths } = describeApi(allRoutes, 'test');
    const files = Object.entries(paths).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const types = Object.keys(item[method]?.responses['200']?.content ?? {});
        return types.some((type) => type !== 'application/json') ? [path] : [];
      }),
    );
    expect(new Set(files)).toEqual(new Set([...named, ...OF_ONE_THING]));
  });
});

/** Files of one stay, villa, offer or person, and what is no file. */
const OF_ONE_THING = [
  '/v1/admin/contact/files/{id}',
  '/v1/admin/guidepictures',
  '/v1/admin/villas/{id}/permitfile/content',
  '/v1/whatsapp/webhook',
  '/media/{kind}/{folder}/{file}',
  '/v1/map/tiles/{z}/{x}/{y}',
  '/v1/admin/offers/{id}/paper.pdf',
  '/v1/admin/payouts/{id}/transfers.csv',
  '/v1/admin/privacy/requests/{id}/export.json',
  '/v1/admin/privacy/requests/{id}/export.txt',
  '/v1/admin/reservations/{id}/contract.pdf',
  '/v1/admin/reservations/{id}/invoice.pdf',
  '/v1/admin/reservations/{id}/voucher.pdf',
  '/v1/admin/stayrequests/{id}/receipt',
  '/v1/admin/taskphotos/{id}',
  '/v1/admin/transactions/{id}/proof',
  '/v1/admin/villas/commentphoto/{id}',
  '/v1/calendar/{file}',
  '/v1/metrics',
  '/v1/payment/callback/iyzico',
  '/v1/payment/callback/paytr',
  '/v1/payment/callback/sandbox',
  '/v1/payment/sandbox/{token}',
  '/v1/reservation/contract.pdf',
  '/v1/reservation/voucher.pdf',
  '/v1/stay/calendar.ics',
  '/v1/stay/invoice.pdf',
  '/v1/stay/pictures/{id}',
];
