import { afterAll, beforeAll, expect, it } from 'vitest';
import { guessColumns, toImportRows } from '#domain/import/guess-columns.ts';
import { MAX_IMPORT_ROWS } from '#domain/import/kinds.ts';
import { tableStatement } from '#domain/bank-statements/reading/table.ts';
import { csvRows } from '#domain/spreadsheets/reading/csv-rows.ts';
import { sheetRows } from '#domain/spreadsheets/reading/sheet-rows.ts';
import { banks } from '#drizzle/schema/payments.ts';
import { addDays } from '#domain/values/dates.ts';
import { sheetOf } from '#dashboard/features/import/read-file.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, createVilla, signIn } from '#tests/support/factories.ts';
import { slowness } from '#tests/support/processor-time.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/servers/databases.ts';
import { MEGABYTE } from './memory.ts';

/** The files of a busy agency: a year of its bank, and more past stays than one import takes. */
const LINES = 3_400;
const SHEET_ROWS = 20_000;

/** Seconds of a quiet machine's processor that a call may take. */
const MOST_SECONDS = 2;

const ACCOUNT = 'TR330006100519786457841326';

let app: TestApp;
let token: string;
let code: string;
let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  app = testApp({ databaseUrl: database.url, now: '2026-11-28T09:00:00.000Z' });
  token = await signIn(app, (await createUser(app)).email);
  const villa = await createVilla(app);
  const { body } = await app.call('GET', `/v1/admin/villas/${villa.id}`, { token });
  ({ code } = body.content);
  await app.deps.db.rows
    .insert(banks)
    .values({ bankName: 'Banka', accountHolder: 'Acenta', iban: ACCOUNT, currency: 'TRY' });
});

afterAll(() => database.remove());

/** What `work` gives, told with the processor time and the memory of this process that it took. */
async function measured<Value>(name: string, work: () => Value | Promise<Value>): Promise<Value> {
  const [cpu, held] = [process.threadCpuUsage(), process.memoryUsage().heapUsed];
  const value = await work();
  const { user, system } = process.threadCpuUsage(cpu);
  const seconds = (user + system) / 1e6 / slowness();
  const grown = (process.memoryUsage().heapUsed - held) / MEGABYTE;
  console.log(`${name}: ${seconds.toFixed(2)} s of a processor, heap ${grown.toFixed(0)} MB more`);
  expect(seconds, name).toBeLessThan(MOST_SECONDS);
  return value;
}

const table = (text: string) => sheetRows({ name: 'Sayfa1', isHidden: false }, csvRows(text));

it(`a statement of ${LINES} lines is read, taken twice, and shown with its proposals`, async () => {
  const csv = Array.from(
    { length: LINES },
    (_, at) =>
      `${addDays('2025-12-01', Math.floor(at / 10))
        .split('-')
        .toReversed()
        .join(
          '.',
        )};GELEN EFT AD${at} SOYAD${at} REF${at};${(1_000 + (at % 50)) * (at % 7 ? 1 : -1)},00`,
  );
  const { statement } = await measured('a statement is read', () =>
    tableStatement(table(`Tarih;Açıklama;Tutar\n${csv.join('\n')}`).rows),
  );
  expect(statement.lines).toHaveLength(LINES);
  const bring = (format: string) =>
    measured(`a statement is taken as ${format}`, () =>
      app.call('POST', '/v1/admin/bank-statements', {
        token,
        body: { account: ACCOUNT, format, currency: 'TRY', lines: statement.lines },
      }),
    );
  expect((await bring('csv')).body.content).toEqual({ added: LINES, known: 0 });
  expect((await bring('csv')).body.content).toEqual({ added: 0, known: LINES });
  expect((await bring('mt940')).body.content).toEqual({ added: 0, known: LINES });
  const shown = await measured('its lines are shown', () =>
    app.call('GET', '/v1/admin/bank-lines?state=open&take=100', { token }),
  );
  expect(shown.body.content.total).toBe(LINES);
});

const HEADINGS = 'Villa;Misafir;Telefon;Giriş;Çıkış;Kişi;Tutar;Ödeme;Durum;Not';

/** Past stays as an agency keeps them. */
const stays = (count: number) =>
  `${HEADINGS}\n${Array.from({ length: count }, (_, at) => {
    const day = addDays('2010-01-01', at % 5_000);
    const [from, to] = [day, addDays(day, 7)].map((one) => one.split('-').toReversed().join('.'));
    return `${code};Ad${at} Soyad${at % 977};0532 ${String(1_000_000 + at).slice(0, 3)} ${String(1_000 + (at % 9_000))};${from};${to};2+${at % 3};${40 + (at % 60)} bin;kapora ${at % 20}000;geldi;not ${at}`;
  }).join('\n')}`;

it(`a sheet of ${SHEET_ROWS} rows says that it is too long`, async () => {
  const sheet = await measured('a sheet is read', () => table(stays(SHEET_ROWS)));
  expect(sheet.rows).toHaveLength(SHEET_ROWS + 1);
  await measured('it is refused', () =>
    expect(() => sheetOf('stays.csv', { sheets: [sheet] } as never, 0, 'reservations')).toThrow(
      `en çok ${MAX_IMPORT_ROWS} satır`,
    ),
  );
});

it.each([3_400, MAX_IMPORT_ROWS])(
  '%i stays are understood and planned in a call',
  async (count) => {
    const file = sheetOf(
      'stays.csv',
      { sheets: [table(stays(count))] } as never,
      0,
      'reservations',
    );
    const mapping = await measured('its columns are guessed', () =>
      guessColumns('reservations', file.headings, file.lines),
    );
    const rows = toImportRows('reservations', file, mapping);
    const checked = await measured(`${count} stays are checked`, () =>
      app.call('POST', '/v1/admin/import/check', { token, body: { kind: 'reservations', rows } }),
    );
    expect(checked.status).toBe(200);
    expect(checked.body.content.rows).toHaveLength(count);
  },
);
