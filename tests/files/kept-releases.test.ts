import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client/web';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HELLO } from '#domain/mail/mails/parts.ts';
import { mail, type MailTemplateRule } from '#domain/mail/template-rule.ts';
import { MAIL_TEMPLATE_RULES } from '#domain/mail/templates.ts';
import { cancelTable } from '#domain/guest-documents/stay-parts.ts';
import { agreedTiers } from '#domain/payments/refunds/cancel-tiers.ts';
import { reservationContracts } from '#drizzle/schema/contracts.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { checkDatabase } from '#scripts/lib/backup/check-database.ts';
import { type RunningDatabase, startDatabase } from '#scripts/lib/database.ts';
import { listKept, unpackKept } from '#scripts/lib/kept-releases.ts';
import { migrateDatabase } from '#scripts/lib/migrate.ts';
import { auditKept } from '#simulation/kept-world.ts';
import { directMail } from '#worker/features/outbox/queue-mail.ts';
import { sendDueMails } from '#worker/features/mail/send-due.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { allRoutes } from '#worker/routes/all.ts';
import { describeApi, type Operation } from '#worker/reference/document.ts';
import { exampleOf } from '#worker/reference/example.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createUser, signIn } from '#tests/support/factories.ts';

const KEPT = listKept();

/** Every reading call, those of lists before those of their rows. */
const READS = Object.entries(describeApi(allRoutes, 'test').paths)
  .flatMap(([path, { get }]) => (get === undefined ? [] : [{ path, operation: get }]))
  .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length);

it('keeps the databases of all releases in ten megabytes', () => {
  expect(KEPT.length).toBeGreaterThan(0);
  expect(KEPT.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(10_000_000);
});

/** Calls that read uploaded files: no database of a release holds them. */
const FROM_FILES = /\/guidepictures$/;

describe.each(KEPT)('the $name database of $version, updated to this version', (kept) => {
  const directory = mkdtempSync(join(tmpdir(), 'kiyi-kept-'));
  const sent: OutgoingMail[] = [];
  let database: RunningDatabase;
  let app: TestApp;
  beforeAll(async () => {
    unpackKept(kept, directory);
    database = await startDatabase(directory);
    await migrateDatabase(createClient({ url: database.url }));
    app = testApp({
      databaseUrl: database.url,
      now: kept.at,
      mailer: { send: async (mail) => void sent.push(mail) },
    });
  });
  afterAll(async () => {
    await database.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  it('answers every reading call of an admin and of a visitor', async () => {
    const token = await signIn(app, (await createUser(app)).email);
    const ids = new Map<string, string>();
    const failed: string[] = [];
    let good = 0;
    for (const { path, operation } of READS.filter((read) => !FROM_FILES.test(read.path))) {
      const address = path.replace(
        /\{[^}]+\}/g,
        (_, at: number) => ids.get(path.slice(0, at)) ?? '1',
      );
      const answer = await app.call('GET', address + queryOf(operation), { token });
      if (answer.status >= 500)
        failed.push(`${address}: ${answer.status} ${answer.text.slice(0, 200)}`);
      if (answer.status < 300) good += 1;
      const { content } = answer.body ?? {};
      const [first] = content?.items ?? (Array.isArray(content) ? content : []);
      const id = first?.id ?? first?.slug;
      if (id !== undefined) ids.set(`${address}/`, String(id));
    }
    expect(failed).toEqual([]);
    expect(good).toBeGreaterThan(READS.length / 2);
  });

  it('keeps for each stay the cancellation terms that its guest agreed to', async () => {
    const stays = await app.deps.db.read
      .select({ tiers: reservations.cancelTiers, paper: reservationContracts.paper })
      .from(reservations)
      .leftJoin(reservationContracts, eq(reservationContracts.reservationId, reservations.id));
    expect(stays.filter(({ tiers }) => !Array.isArray(tiers))).toEqual([]);
    const agreed = stays.filter(({ paper }) => paper !== null);
    // The stays of the demo were taken down without one.
    if (kept.name === 'lived-in') expect(agreed.length).toBeGreaterThan(0);
    for (const { tiers, paper } of agreed) {
      const { blocks } = paper as { blocks: any[] };
      const sheet = blocks.find(({ columns }) => columns?.[0]?.title === 'Girişe kalan süre');
      const facts = blocks.flatMap(({ rows = [] }) => rows);
      const { value } = facts.find(({ label }) => label === 'Ön ödeme');
      const [lira = '', kurus = ''] = String(value)
        .replace(/[^\d,]/g, '')
        .split(',');
      const prepayment = Number(lira) * 100 + Number(kurus.padEnd(2, '0'));
      const rows = cancelTable(agreedTiers(tiers), prepayment).flatMap((part) =>
        part.type === 'sheet' ? part.rows : [],
      );
      expect(rows).toEqual(sheet?.rows ?? []);
    }
  });

  it('sends a mail that came after it, with the text that was shipped', async () => {
    const rules = MAIL_TEMPLATE_RULES as Record<string, MailTemplateRule>;
    rules.of_a_later_version = mail({
      id: 9_999,
      name: 'Sonradan gelen',
      when: 'Bir güncellemeden sonra',
      audience: 'address',
      variables: ['ad_soyad'],
      subject: 'Sonradan gelen bir e-posta',
      text: [HELLO, 'Bu metin güncellemeyle geldi.'],
    });
    try {
      await app.deps.db.rows.update(outbox).set({ status: 'skipped' });
      const step = directMail(app.clock.now(), {
        template: 'of_a_later_version' as 'teklif',
        to: 'biri@posta.example',
        dedupeKey: 'of-a-later-version',
        variables: { ad_soyad: 'Ayşe' },
      });
      await app.deps.db.write([step]);
      await sendDueMails(app.deps);
      expect(sent).toMatchObject([
        {
          subject: 'Sonradan gelen bir e-posta',
          text: expect.stringContaining('Bu metin güncellemeyle geldi.'),
        },
      ]);
      const [row] = await app.deps.db.read
        .select()
        .from(outbox)
        .where(eq(outbox.dedupeKey, 'of-a-later-version'));
      expect(row).toMatchObject({ status: 'sent', lastError: null });
    } finally {
      delete rules.of_a_later_version;
    }
  });

  it('holds every promise that the database can be held to', async () => {
    const own = mkdtempSync(join(directory, 'again-'));
    const file = unpackKept(kept, own);
    const server = await startDatabase(own);
    await migrateDatabase(createClient({ url: server.url }));
    await server.stop();
    expect(checkDatabase(file, { rows: {} })).toEqual([]);
    if (kept.name === 'lived-in') await auditKept(file, kept.at);
  });
});

function queryOf({ parameters = [] }: Operation): string {
  const asked = parameters.filter((one) => one.in === 'query' && one.required);
  const query = new URLSearchParams(
    asked.map(({ name, schema = {} }) => [name, String(exampleOf(schema, name))]),
  );
  return asked.length === 0 ? '' : `?${query}`;
}
