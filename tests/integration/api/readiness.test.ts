import alerts from '../../../server/operations/alerts.yml?raw';
import board from '../../../server/operations/grafana-board.json?raw';
import { createClient } from '@libsql/client/web';
import { describe, expect, inject, it } from 'vitest';
import { calendarSources } from '#drizzle/schema/calendars.ts';
import { outbox } from '#drizzle/schema/mail.ts';
import { settings } from '#drizzle/schema/settings.ts';
import { judgeSchema, OUR_SCHEMA } from '#worker/platform/database/schema-version.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { openClient } from '#worker/platform/database/shared-database.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { createVilla, unique } from '#tests/support/factories.ts';
import { ownDatabaseUrl } from '#tests/support/servers/own-database.ts';

const { goneUrl, standInUrl } = inject('troubled');

const ask = async (app: TestApp) => {
  const { status, headers, body } = await app.call('GET', '/v1/ready');
  const { ready, checks } = body.content as {
    ready: boolean;
    checks: { name: string; ok: boolean; detail: string }[];
  };
  const of = (name: string) => checks.find((check) => check.name === name);
  return { status, headers, ready, checks, of };
};

describe('GET /v1/health', () => {
  it('says that the application runs, whatever its database does', async () => {
    const app = testApp({ databaseUrl: goneUrl });
    const { status, body } = await app.call('GET', '/v1/health');
    expect([status, body.content]).toEqual([
      200,
      { status: 'ok', database: 'ok', version: 'test', commit: 'test' },
    ]);
    expect(app.trips.count).toBe(0);
    await app.call('GET', '/v1/town');
    expect((await app.call('GET', '/v1/health')).body.content.database).toBe('away');
  });
});

describe('GET /v1/ready', () => {
  it('finds schema, a guarded write, outbox, feeds and rates as they must be', async () => {
    const app = testApp();
    expect((await ask(app)).of('cron')).toMatchObject({ ok: false, detail: 'never ran' });
    await runScheduled(app.deps);
    const { status, ready, checks } = await ask(app);
    expect([status, ready]).toEqual([200, true]);
    expect(checks.map(({ name, ok }) => [name, ok])).toEqual([
      ['database', true],
      ['schema', true],
      ['write', true],
      ['cron', true],
      ['outbox', true],
      ['feeds', true],
      ['rates', true],
    ]);
  });

  it('tells disk, backups and commit to whoever has the token of the metrics, and to nobody else', async () => {
    const app = testApp();
    app.deps.machine = {
      look: async () => ({
        disk: { free: 1, total: 2 },
        backupAt: app.clock.now().toISOString(),
        memory: { runtime: 1, all: 2 },
        mailsAside: 0,
      }),
    };
    const namesFor = async (token?: string) => {
      const { body } = await app.call('GET', '/v1/ready', token === undefined ? {} : { token });
      const { checks, commit } = body.content;
      return [...checks.map(({ name }: { name: string }) => name).slice(7), commit];
    };
    expect(await namesFor(app.deps.metricsToken ?? '')).toEqual([
      'disk',
      'mails_aside',
      'backup',
      'test',
    ]);
    expect(await namesFor()).toEqual(['']);
    expect(await namesFor('wrong')).toEqual(['']);
  });

  it('is 503 and names the cause when the database is gone or hangs', async () => {
    for (const url of [goneUrl, `${standInUrl}/hangs/`]) {
      const wrapClient = () => openClient(url, undefined, 400);
      const { status, headers, checks } = await ask(testApp({ databaseUrl: url, wrapClient }));
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
      expect(checks).toEqual([
        { name: 'database', ok: false, detail: expect.stringMatching(/\S/) },
      ]);
    }
  });

  it('is 503 on a schema that is older than this version, and serves on a newer one', async () => {
    const { migration, rules } = OUR_SCHEMA;
    expect(judgeSchema({ migration, rules })).toBe('current');
    expect(judgeSchema({ migration, rules: rules - 1 })).toBe('behind');
    expect(judgeSchema({ migration, rules: rules + 1 })).toBe('ahead');
    expect(judgeSchema({ migration: null, rules: null })).toBe('missing');
    const client = createClient({ url: ownDatabaseUrl() });
    await client.execute(
      "insert into __migrations (name, hash, done) values ('9999_tomorrow', '', 1)",
    );
    const newer = await ask(testApp());
    expect([newer.status, newer.of('schema')?.detail]).toEqual([200, 'ahead']);
    await client.execute("delete from __migrations where name = '9999_tomorrow'");
    await client.execute('update __rules set number = number - 1');
    const older = await ask(testApp());
    expect([older.status, older.of('schema')]).toEqual([
      503,
      { name: 'schema', ok: false, detail: 'behind' },
    ]);
    await client.execute('update __rules set number = number + 1');
  });

  it('stays ready, with a warning, when the cron has stopped', async () => {
    const app = testApp();
    await runScheduled(app.deps);
    app.clock.advanceMinutes(7);
    const { status, of } = await ask(app);
    expect([status, of('cron')]).toMatchObject([200, { ok: false, detail: '7 min ago' }]);
  });

  it('stays ready, with a warning, when mails wait and a feed fails', async () => {
    const app = testApp();
    const villa = await createVilla(app);
    const long = new Date(app.clock.now().getTime() - 28 * 60_000).toISOString();
    const id = unique('mail');
    await app.deps.db.rows.insert(outbox).values({
      id,
      createdAt: long,
      template: 'iletisim_alindi',
      dedupeKey: id,
      recipient: 'a@b.example',
      variables: {},
    });
    await app.deps.db.rows.insert(calendarSources).values({
      villaId: villa.id,
      source: 'airbnb',
      url: 'https://feed.example/a.ics',
      failures: 3,
    });
    const { status, of } = await ask(app);
    expect(status).toBe(200);
    expect(of('outbox')).toMatchObject({
      ok: false,
      detail: 'no transport, 1 due, oldest 28 min',
      values: { due: 1, minutes: 28 },
    });
    expect(of('feeds')).toMatchObject({ ok: false, detail: '1 of 1 failing' });
  });
});

describe('the check of mails', () => {
  const put = (app: TestApp, row: Partial<typeof outbox.$inferInsert>) => {
    const id = unique('mail');
    return app.deps.db.rows.insert(outbox).values({
      id,
      template: 'iletisim_alindi',
      dedupeKey: id,
      recipient: 'a@b.example',
      variables: {},
      ...row,
    });
  };
  const minutesFrom = (app: TestApp, minutes: number) =>
    new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();

  it.each([
    [1, 1, 'oldest 0 min'],
    [3, 8, 'oldest 13 min'],
    [4, 47, 'oldest 34 min'],
    [7, 500, 'oldest 841 min'],
  ])('counts from the first of %s attempts, whatever the next', async (attempts, next, said) => {
    const app = testApp();
    await app.deps.db.rows.delete(outbox);
    const nextAttemptAt = minutesFrom(app, next);
    await put(app, { attempts, nextAttemptAt, createdAt: minutesFrom(app, -2_000) });
    const { of } = await ask(app);
    expect(of('outbox')?.detail).toContain('1 due');
    expect(of('outbox')?.detail).toContain(said);
    expect(of('outbox')?.ok).toBe(attempts === 1);
    await app.deps.db.rows.delete(outbox);
  });

  it('leaves alone what is to be sent later', async () => {
    const app = testApp();
    await app.deps.db.rows.delete(outbox);
    await put(app, { nextAttemptAt: minutesFrom(app, 5), createdAt: minutesFrom(app, -60) });
    expect((await ask(app)).of('outbox')).toMatchObject({ ok: true, values: { due: 0 } });
    await app.deps.db.rows.delete(outbox);
  });

  it('fails with several that were given up in a day, and not with one', async () => {
    const app = testApp();
    await app.deps.db.rows.delete(outbox);
    const dead = (hours: number) =>
      put(app, { status: 'dead', attempts: 8, updatedAt: minutesFrom(app, -60 * hours) });
    for (let n = 0; n < 9; n += 1) await dead(25);
    await dead(2);
    expect((await ask(app)).of('outbox')).toMatchObject({ ok: true, values: { dead: 1 } });
    for (let n = 0; n < 4; n += 1) await dead(3);
    expect((await ask(app)).of('outbox')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('5 given up in a day'),
    });
    await app.deps.db.rows.delete(outbox);
  });

  it('says at once that the agency has no address', async () => {
    const app = testApp();
    const set = (value: string) =>
      app.deps.db.rows
        .insert(settings)
        .values({ group: 'contact', key: 'site_email', value })
        .onConflictDoUpdate({ target: settings.key, set: { value } });
    await set(' ');
    expect((await ask(app)).of('outbox')).toMatchObject({
      ok: false,
      detail: expect.stringContaining('no address of the agency'),
    });
    await set('merhaba@acente.example');
    expect((await ask(app)).of('outbox')?.ok).toBe(true);
  });
});

describe('GET /v1/metrics', () => {
  it('is for those with the token, and holds counters and checks in the OpenMetrics format', async () => {
    const app = testApp();
    expect((await app.call('GET', '/v1/metrics')).status).toBe(401);
    expect((await app.call('GET', '/v1/metrics', { token: 'another' })).status).toBe(401);
    await app.call('GET', '/v1/health');
    const { status, headers, text } = await app.call('GET', '/v1/metrics', {
      token: app.deps.metricsToken ?? '',
    });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/openmetrics-text');
    expect(text).toMatch(
      /^kiyi_requests_total\{method="GET",route="\/v1\/health",status="200"\} \d+$/m,
    );
    expect(text).toMatch(/^kiyi_answer_seconds_bucket\{le="\+Inf"\} \d+$/m);
    expect(text).toMatch(/^kiyi_check\{name="database"\} 1$/m);
    expect(text).toMatch(/^kiyi_database_trips_total [1-9]\d*$/m);
    expect(text.endsWith('# EOF\n')).toBe(true);
    const samples = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    for (const line of samples) expect(line).toMatch(/^[a-z_]+(\{[^}]*\})? -?[\d.e+-]+$/);
    expect(new Set(samples.map((line) => line.split(' ')[0])).size).toBe(samples.length);
  });

  it('has everything that the board shows and the alerts ask for', async () => {
    const app = testApp();
    const machine = { disk: { free: 1e9, total: 1e12 }, backupAt: '2026-11-21T08:00:00.000Z' };
    app.deps.machine = {
      look: async () => ({ ...machine, memory: { runtime: 1, all: 2 }, mailsAside: 3 }),
    };
    await runScheduled(app.deps);
    await app.call('GET', '/v2/search?client=true&adults=2');
    const { text } = await app.call('GET', '/v1/metrics', { token: app.deps.metricsToken ?? '' });
    const exprs = [
      ...[...alerts.matchAll(/expr: (.+)/g)].map(([, expr]) => `${expr}`),
      ...[...board.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)].map(
        ([, expr]) => `${JSON.parse(`${expr}`)}`,
      ),
    ];
    expect(exprs.length).toBeGreaterThan(20);
    const asked = exprs.flatMap((expr) =>
      [...expr.matchAll(/kiyi_\w+(?:\{name=[^}]*\})?/g)].map(String),
    );
    for (const one of new Set(asked)) {
      expect(
        text.split('\n').filter((line) => line.startsWith(one)),
        one,
      ).not.toEqual([]);
    }
    expect(text).toMatch(/^kiyi_check\{name="disk"\} 0$/m);
    expect(text).toMatch(/^kiyi_check\{name="mails_aside"\} 0$/m);
    expect(text).toMatch(/^kiyi_check_value\{name="backup",what="minutes"\} 60$/m);
    expect(text).toMatch(/^kiyi_memory_bytes\{of="runtime"\} 1$/m);
    expect(text).toMatch(/^kiyi_search_index_villas \d+$/m);
  });

  it('does not exist without METRICS_TOKEN', async () => {
    const app = testApp();
    app.deps.metricsToken = null;
    expect((await app.call('GET', '/v1/metrics', { token: '' })).status).toBe(404);
  });
});
