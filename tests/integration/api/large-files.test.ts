import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { describeApi, METHODS } from '#worker/reference/document.ts';
import { EXPORT_ROWS } from '#worker/features/reservations/list/export.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import {
  ARRIVAL,
  createLargeAgency,
  type LargeAgency,
  MONTH,
  NOW,
  STATEMENT,
} from '#tests/support/large-agency.ts';
import { readPdf } from '#tests/support/pdf-text.ts';

/** More than the largest agency has of anything. */
const ROWS = inject('effort').rows;

type File = {
  path: string;
  query: string;
  /** Where it is not as many as the agency has of everything. */
  rows?: number;
  /** Has more, up to what an export may have. */
  more?: true;
  count(bytes: Uint8Array<ArrayBuffer>): Promise<number> | number;
};

const lines = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).trimEnd().split('\r\n').length - 1;
const contracts = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes).split('</islem>').length - 1;
const sheetRows = (besides: number) => (bytes: Uint8Array) => {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml']!;
  return new TextDecoder().decode(sheet).split('<row ').length - 1 - besides;
};

/** Files that grow with the agency, and how many rows are in them. */
const GROWING: File[] = [
  { path: '/v1/admin/reports/ministry', query: `month=${MONTH}`, count: sheetRows(1) },
  {
    path: '/v1/admin/reports/management.xlsx',
    query: 'by=villa&from=2029-01-01&to=2029-12-31',
    // The head and the total.
    count: sheetRows(2),
  },
  { path: '/v1/admin/reports/guests.xlsx', query: `date=${ARRIVAL}`, count: sheetRows(1) },
  { path: '/v1/admin/reports/guests.csv', query: `date=${ARRIVAL}`, count: lines },
  { path: '/v1/admin/reports/btrans', query: `month=${MONTH}`, count: contracts },
  {
    path: '/v1/admin/reports/btrans.zip',
    query: `month=${MONTH}`,
    count: (bytes) => contracts(Object.values(unzipSync(bytes))[0]!),
  },
  {
    path: '/v1/admin/reports/statement.pdf',
    query: `month=${STATEMENT.month}&owner=$owner`,
    rows: STATEMENT.stays,
    count: stays,
  },
  { path: '/v1/admin/journal/lines.csv', query: `month=${MONTH}`, count: soldStays },
  { path: '/v1/admin/audit/export.csv', query: '', more: true, count: lines },
  { path: '/v1/admin/reservations/export.csv', query: '', more: true, count: lines },
  { path: '/v1/admin/transactions/export.csv', query: '', count: lines },
  { path: '/v1/admin/privacy/destruction.csv', query: '', count: lines },
];

/** Stays that the books tell of, whatever the lines of each. */
function soldStays(bytes: Uint8Array): number {
  const told = new TextDecoder().decode(bytes).matchAll(/Konaklama ([^;,]+)/g);
  return new Set(Array.from(told, ([, code]) => code)).size;
}

async function stays(bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  return (await readPdf(bytes)).pages.join(' ').split('KY29-').length - 1;
}

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

  it.each(GROWING)('$path has them all', async ({ path, query, rows = ROWS, more, count }) => {
    const started = Date.now();
    const url = `${path}?${query.replace('$owner', String(agency.ownerId))}`;
    const { status, bytes, text } = await ask(url);
    expect([status, text.slice(0, status === 200 ? 0 : 300)]).toEqual([200, '']);
    console.log(`${path}: ${bytes.length} bytes, ${Date.now() - started} ms`);
    const counted = await count(bytes);
    expect(counted).toBeGreaterThanOrEqual(rows);
    expect(counted).toBeLessThanOrEqual(more ? EXPORT_ROWS : rows);
  });

  it.each(['/v1/admin/villas/withdates', '/v1/admin/occupancy', '/v1/admin/villas/all'])(
    '%s gives all villas at once',
    async (path) => {
      const { status, body } = await app.call('GET', path, { token: agency.token });
      expect([status, body.content.total, body.content.items.length]).toEqual([200, ROWS, ROWS]);
      const ids = body.content.items.map((villa: { villa_id: number }) => villa.villa_id);
      expect(new Set(ids).size).toBe(ROWS);
    },
    300_000,
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
  // What waits for the bank.
  '/v1/admin/refunds/transfers.csv',
  // A month of them, each written when the archive comes to it.
  '/v1/admin/invoices/files.zip',
  '/v1/admin/invoices/{id}/file.pdf',
  '/v1/admin/invoices/{id}/xml',
  '/v1/admin/reports/statement/invoices/{id}/file.pdf',
  '/v1/stay/invoices/{id}/file.pdf',
  // What changed since the last upload.
  '/v1/admin/subscribers/iys.csv',
  '/v1/admin/contact/files/{id}',
  '/v1/admin/villas/{id}/card.pdf',
  '/v1/website/bank/{id}/karekod.gif',
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
