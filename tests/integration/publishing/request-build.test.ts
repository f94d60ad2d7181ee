import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { requestBuildHourly } from '#worker/features/publishing/request-build.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';

let app: TestApp;
let asked: string[];
let status: number;

beforeEach(() => {
  asked = [];
  status = 200;
  const outside: typeof fetch = async (address, init) => {
    // The runtime refuses a request that it cannot make, such as one with `redirect: 'error'`.
    const { method, url } = new Request(String(address), init);
    asked.push(`${method} ${url}`);
    return new Response(null, { status });
  };
  app = testApp({ outside });
  app.deps.buildHook = 'https://builds.example/hook';
});

const tick = async (instant: string) => {
  app.clock.set(instant);
  await requestBuildHourly(app.deps);
  return asked.splice(0);
};
const change = (at: string) =>
  app.deps.db.rows.run(sql`update catalogue_version set changed_at = ${at}`);

const HOOK = 'POST https://builds.example/hook';

it('is asked for every night and once an hour in which something has changed', async () => {
  await change('2026-11-21T09:40:00.000Z');
  expect(await tick('2026-11-21T10:04:00.000Z')).toEqual([]);
  expect(await tick('2026-11-21T10:05:00.000Z')).toEqual([HOOK]);
  expect(await tick('2026-11-21T11:05:00.000Z')).toEqual([]);
  expect(await tick('2026-11-21T21:05:00.000Z')).toEqual([HOOK]);
});

it('says when nobody takes the request, and needs none where no hook is set up', async () => {
  status = 500;
  await expect(tick('2026-11-21T21:05:00.000Z')).rejects.toThrow('answered 500');
  status = 302;
  await expect(tick('2026-11-21T21:05:00.000Z')).rejects.toThrow('answered 302');
  asked = [];
  app.deps.buildHook = null;
  expect(await tick('2026-11-21T21:05:00.000Z')).toEqual([]);
});
