import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from '@libsql/client/web';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { importExport } from '#scripts/lib/export/import-export.ts';
import { Refusal } from '#scripts/lib/installation.ts';
import { migrateDatabase, readSchemaState } from '#scripts/lib/migrate.ts';
import { writeExport } from '#scripts/lib/export/write-export.ts';
import { databaseFile, MEDIA } from '#server/storage/installation-files.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { openMediaFolder } from '#server/host/media-folder.ts';
import { filesBelow } from '#server/storage/files-below.ts';
import { ensureStayLink } from '#worker/features/guest-links/stay-link.ts';
import { testApp } from '#tests/support/app.ts';
import { createVilla, quoteOf, requestWith, unique } from '#tests/support/factories.ts';
import { runScript } from '#tests/scripts/support/run-script.ts';
import { unpackOldExport } from './support/unpack-export.ts';

const home = mkdtempSync(join(tmpdir(), 'kiyi-import-'));
const old = join(home, 'old');
let dataSecret: string;

type Installation = { dataDir: string; database: RunningDatabase; client: Client };
const installations: Installation[] = [];

async function emptyInstallation(): Promise<Installation> {
  const dataDir = mkdtempSync(join(home, 'installation-'));
  const database = await startDatabase(join(dataDir, 'database'));
  const made = { dataDir, database, client: createClient({ url: database.url }) };
  installations.push(made);
  return made;
}

const bring = ({ dataDir, client }: Installation, folder: string, secret = dataSecret) =>
  importExport({
    folder,
    client,
    media: openMediaFolder(join(dataDir, 'media')),
    dataDir,
    dataSecret: secret,
  });

async function exported({ dataDir }: Installation): Promise<string> {
  const to = mkdtempSync(join(home, 'export-'));
  const media = openMediaFolder(join(dataDir, MEDIA));
  await writeExport(to, databaseFile(dataDir), { media, dataDir });
  return to;
}

/** Every file of a folder with its bytes. */
const contentOf = (folder: string) =>
  Object.fromEntries(
    filesBelow(folder)
      .toSorted()
      .map((path) => [path, readFileSync(join(folder, path), 'base64')]),
  );

const schemaOf = async ({ client }: Installation) =>
  (await client.execute('select type, name, sql from sqlite_schema order by type, name')).rows;

/** The installation that the old export was brought into by the command, and what it exports. */
let first: Installation;
let whole: string;

beforeAll(async () => {
  dataSecret = unpackOldExport(old);
  first = await emptyInstallation();
  const env = {
    DATA_DIR: first.dataDir,
    DATABASE_URL: first.database.url,
    DATA_SECRET: dataSecret,
  };
  expect(await runScript('import-export', ['--from', old], env)).toEqual({
    code: 0,
    said: expect.stringMatching(
      /95 tables, \d+ rows, 3 files are in[^]*3 villas have a new calendar/,
    ),
  });
  whole = await exported(first);
});
afterAll(async () => {
  for (const { database } of installations) await database.stop();
  rmSync(home, { recursive: true });
});

/** Tables that have more columns than at that commit. */
const WIDER = [
  'banks',
  'comments',
  'contact_messages',
  'data_requests',
  'guest_records',
  'offers',
  'outbox',
  'pages',
  'reservation_contracts',
  'reservations',
  'subscribers',
  'towns',
  'transactions',
  'user_details',
  'villa_discounts',
  'villa_prices',
  'villa_private',
  'villa_questions',
];

const rowsOf = (folder: string, table: string) =>
  readFileSync(join(folder, `tables/${table}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('an export', () => {
  it('comes back into an empty installation and is the same to the byte', async () => {
    const second = await emptyInstallation();
    await migrateDatabase(second.client);
    const schema = await schemaOf(second);
    expect(await bring(second, whole)).toMatchObject({ files: 3, newCalendars: 0 });
    expect(contentOf(await exported(second))).toEqual(contentOf(whole));
    expect(new Set(await schemaOf(second))).toEqual(new Set(schema));
  });

  it('of the commit before keeps what it holds', () => {
    // New addresses of calendars; sums and counters are made anew.
    const renewed = [
      'tables/villas.jsonl',
      'content.json',
      'tables/mail_templates.jsonl',
      ...WIDER.map((table) => `tables/${table}.jsonl`),
    ];
    const counted = /\/(?:known_devices|page_versions|\w+_tallies)\.jsonl$/;
    const kept = Object.entries(contentOf(old)).filter(
      ([path]) => !renewed.includes(path) && !counted.test(path),
    );
    expect(contentOf(whole)).toMatchObject(Object.fromEntries(kept));
    expect(kept.length + WIDER.length).toBeGreaterThan(89);
    for (const table of WIDER) {
      expect(rowsOf(whole, table)).toMatchObject(rowsOf(old, table));
    }
    // Texts of mails that were the shipped ones follow the product from now on.
    const mails = rowsOf(whole, 'mail_templates');
    expect(mails.map(({ key }) => key)).toEqual(
      rowsOf(old, 'mail_templates').map(({ key }) => key),
    );
    expect(
      mails.every(({ subject, based_on: basedOn }) => subject === null && basedOn === null),
    ).toBe(true);
  });

  it('has no effects while it comes in, and its rules hold after', async () => {
    const app = testApp({ databaseUrl: first.database.url });
    const counts = async () =>
      (
        await first.client.execute(
          'select (select count(*) from outbox) as mails, (select sum(stays) from reservation_tallies) as stays',
        )
      ).rows[0];
    const before = await counts();
    expect(before).toMatchObject({ mails: 0, stays: 12 });
    const villa = await createVilla(app);
    const stay = { slug: villa.slug, checkIn: '2027-03-01', checkOut: '2027-03-05' };
    const { body } = await quoteOf(app, stay);
    const asked = await requestWith(app, body.content.quoteToken, { key: unique('k') });
    expect(asked.status).toBe(201);
    expect(Number((await counts())?.stays)).toBe(13);
    expect(Number((await counts())?.mails)).toBeGreaterThan(0);
  });

  it('opens the links that were sent before, and no password', async () => {
    const { database, client } = first;
    const { deps } = testApp({ databaseUrl: database.url });
    const secrets = { ...deps.secrets, data: dataSecret };
    const { rows } = await client.execute(
      'select id, check_out from reservations order by created_at limit 1',
    );
    const checkOut = addDays(istanbulDay(new Date()), 9);
    const stay = { id: String(rows[0]?.id), checkOut, language: null };
    for (const purpose of ['stay', 'shared'] as const)
      await ensureStayLink({ ...deps, secrets }, stay, { purpose });
    const second = await emptyInstallation();
    await bring(second, await exported(first));
    // Another test's request has a link of its own, made with another secret.
    const hashes = `select id, purpose, token_hash from guest_links where reservation_id = '${stay.id}' order by id`;
    expect((await client.execute(hashes)).rows).toHaveLength(2);
    expect((await second.client.execute(hashes)).rows).toEqual((await client.execute(hashes)).rows);
    const users = await second.client.execute('select distinct password_hash from users');
    expect(users.rows).toEqual([{ password_hash: 'none' }]);
  });

  it('that dies on its way is recognised by every command, and is begun again', async () => {
    const target = await emptyInstallation();
    const dying = {
      ...target.client,
      execute: target.client.execute.bind(target.client),
      batch: target.client.batch.bind(target.client),
      migrate: (statements) => {
        if (JSON.stringify(statements).includes('drop table import_under_way'))
          throw new Error('the line is cut');
        return target.client.migrate(statements);
      },
    } as Client;
    await expect(bring({ ...target, client: dying }, whole)).rejects.toThrow('the line is cut');
    const { rows } = await target.client.execute('select count(*) as n from districts');
    expect(rows).toEqual([{ n: 973 }]);
    await expect(readSchemaState(target.client)).rejects.toThrow('half of an import');
    const env = { DATABASE_URL: target.database.url };
    expect(await runScript('migrate', [], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('half of an import'),
    });
    await bring(target, whole);
    expect(contentOf(await exported(target))).toEqual(contentOf(whole));
  });
});

type Files = { read(path: string): string; write(path: string, text: string | Buffer): void };

const lineOf = (text: string, line: number) => text.split('\n')[line - 1] ?? '';
const withLine = (text: string, line: number, next: string) =>
  text
    .split('\n')
    .with(line - 1, next)
    .join('\n');
const [VILLAS, TOWNS] = ['tables/villas.jsonl', 'tables/towns.jsonl'];

/** Changes one line of a table's file. */
const inLine = (path: string, line: number, change: (text: string) => string) => (files: Files) => {
  const text = files.read(path);
  files.write(path, withLine(text, line, change(lineOf(text, line))));
};

/** What is wrong, how it becomes so, and what the refusal names. */
const BROKEN: [string, (files: Files) => void, string][] = [
  ['is cut in a line', (f) => f.write(VILLAS, f.read(VILLAS).slice(0, -20)), `${VILLAS}:3: `],
  [
    'is cut in a letter',
    (f) => f.write(VILLAS, Buffer.concat([Buffer.from(f.read(VILLAS)), Buffer.of(0xc4)])),
    `${VILLAS}:4: `,
  ],
  [
    'is cut between lines',
    (f) => f.write(TOWNS, f.read(TOWNS).split('\n').slice(0, 5).join('\n').concat('\n')),
    `${TOWNS}:6: `,
  ],
  ['has a line twice', (f) => f.write(TOWNS, f.read(TOWNS) + f.read(TOWNS)), `${TOWNS}:35: `],
  ['has a line in place of another', inLine(TOWNS, 7, () => '{}'), `${TOWNS}:7: id is missing`],
  ['is no JSON', inLine(TOWNS, 7, (text) => text.replace('"id":', '"id"')), `${TOWNS}:7: `],
  ['is no row', inLine(TOWNS, 7, () => '[1,2]'), `${TOWNS}:7: `],
  [
    'is no text',
    (f) => f.write(TOWNS, Buffer.from(`{"id":"\u00ff"}\n${f.read(TOWNS)}`, 'latin1')),
    `${TOWNS}:1: `,
  ],
  [
    'has a column of its own',
    inLine(TOWNS, 2, (text) => text.replace('{', '{"rowid":1,')),
    `${TOWNS}:2: it has a column rowid`,
  ],
  [
    'has a word for a number',
    inLine(TOWNS, 2, (text) => text.replace(/"id":(\d+)/, '"id":"$1"')),
    `${TOWNS}:2: id is a string`,
  ],
  [
    'lacks what a row needs',
    inLine(TOWNS, 2, (text) => text.replace(/"name":"[^"]*"/, '"name":null')),
    `${TOWNS}:2: NOT NULL`,
  ],
  [
    'has a row twice',
    (f) => f.write(TOWNS, withLine(f.read(TOWNS), 3, lineOf(f.read(TOWNS), 2))),
    `${TOWNS}:3: UNIQUE`,
  ],
  [
    'refers to what is not there',
    inLine(VILLAS, 2, (text) => text.replace(/"town_id":\d+/, '"town_id":9999')),
    `${VILLAS}:2: it refers to a row of towns`,
  ],
  [
    'was changed by a letter',
    inLine(TOWNS, 2, (text) => text.replace(/"name":"(.)/, '"name":"x$1')),
    `${TOWNS}:1: `,
  ],
  [
    'does not agree with its sums',
    inLine('tables/reservations.jsonl', 2, (text) => text.replace(/"paid":\d+/, '"paid":77')),
    'sums of stays: 1 rows',
  ],
  [
    'lacks a table',
    (f) => f.write('content.json', f.read('content.json').replace('"towns"', '"towms"')),
    'towms is unknown',
  ],
  [
    'is of a later version',
    (f) => f.write('content.json', f.read('content.json').replace('"slug"', '"slug_of_2031"')),
    'content.json: ',
  ],
  ['has no description', (f) => f.write('content.json', ''), 'content.json: '],
  ['has another description', (f) => f.write('content.json', '{"name":"kiyi"}'), 'content.json: '],
  [
    'has another upload',
    (f) => f.write('files/originals/villa-kumul/kitchen', 'other'),
    'files.jsonl:1: files/originals/villa-kumul/kitchen',
  ],
  [
    'has one upload more',
    (f) => f.write('files/pictures/more.avif', 'more'),
    'files/pictures/more.avif',
  ],
  [
    'names an upload outside',
    inLine('files.jsonl', 2, (text) => text.replace('pictures/', '../../')),
    'files.jsonl:2: ',
  ],
];

describe('nothing is written for one that', () => {
  let target: Installation;
  beforeAll(async () => {
    target = await emptyInstallation();
  });
  const isUntouched = async () => {
    expect(await schemaOf(target)).toEqual([]);
    expect(filesBelow(join(target.dataDir, 'media'))).toEqual([]);
  };

  it.each(BROKEN)('%s', async (_, breakIt, named) => {
    const folder = mkdtempSync(join(home, 'broken-'));
    cpSync(whole, folder, { recursive: true });
    breakIt({
      read: (path) => readFileSync(join(folder, path), 'utf8'),
      write: (path, text) => writeFileSync(join(folder, path), text),
    });
    const refused = await bring(target, folder).then(
      () => 'taken',
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(Refusal);
    expect(String(refused)).toContain(named);
    await isUntouched();
  });

  it('was made with another DATA_SECRET', async () => {
    await expect(bring(target, whole, 'another-secret-'.repeat(3))).rejects.toThrow(
      /^tables\/villa_btrans\.jsonl:1: DATA_SECRET does not open it/,
    );
    const env = { DATABASE_URL: target.database.url, DATA_DIR: target.dataDir, DATA_SECRET: '' };
    expect(await runScript('import-export', ['--from', whole], env)).toMatchObject({
      code: 1,
      said: expect.stringContaining('DATA_SECRET is missing'),
    });
    await isUntouched();
  });

  it('is no export, or is not for here', async () => {
    const nothing = join(home, 'nothing');
    mkdirSync(nothing);
    await expect(bring(target, nothing)).rejects.toThrow('is no export');
    await expect(bring(first, whole)).rejects.toThrow(/has rows already \(/);
    const media = openMediaFolder(join(target.dataDir, 'media'));
    await media.put('pictures/a.avif', Buffer.from('a'), {});
    await expect(bring(target, whole)).rejects.toThrow('uploaded files already');
    await media.delete(['pictures/a.avif']);
    await target.client.execute('create table invoices (id integer)');
    await expect(bring(target, whole)).rejects.toThrow('belongs to something else');
  });
});
