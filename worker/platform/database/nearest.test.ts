import { createClient } from '@libsql/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createBudget, withBudget } from './budget.ts';
import type { Counters } from './counters.ts';
import { nearest } from './nearest.ts';

afterEach(() => void vi.useRealTimers());

/** A database that knows its name and has its own counters. */
async function server(name: string) {
  const client = createClient({ url: ':memory:' });
  await client.batch([
    'create table catalogue_version (id, version, pages)',
    'insert into catalogue_version values (1, 5, 3)',
    `create table self as select '${name}' as name`,
  ]);
  const count = ({ version, pages }: Counters) =>
    client.execute(`update catalogue_version set version = ${version}, pages = ${pages}`);
  return { client, count };
}

async function twoServers() {
  const [primary, replica] = [await server('primary'), await server('replica')];
  const known: Counters = { version: 0, pages: 0 };
  const learn = (counters: Counters) => Object.assign(known, counters);
  const near = nearest(primary.client, replica.client, { known, learn });
  const read = async () => String((await near.batch(['select name from self']))[0]?.rows[0]?.name);
  const ask = (isWriter = false) => withBudget(createBudget({ ms: 1_000, isWriter }), read);
  return { primary, replica, known, read, ask };
}

describe('a near read', () => {
  it('asks the primary first, then the replica while that has seen what is known', async () => {
    const { primary, replica, known, ask } = await twoServers();
    expect([await ask(), await ask()]).toEqual(['primary', 'replica']);
    known.version = 6;
    expect(await ask()).toBe('primary');
    await primary.count({ version: 6, pages: 4 });
    await replica.count({ version: 6, pages: 3 });
    known.pages = 4;
    expect(await ask()).toBe('primary');
    await replica.count({ version: 6, pages: 4 });
    expect(await ask()).toBe('replica');
  });

  it('asks the primary again after five seconds', async () => {
    const { ask } = await twoServers();
    vi.useFakeTimers({ toFake: ['Date'] });
    await ask();
    vi.advanceTimersByTime(4_999);
    expect(await ask()).toBe('replica');
    vi.advanceTimersByTime(1);
    expect(await ask()).toBe('primary');
  });

  it('asks the primary for whoever wrote, and for work without a request', async () => {
    const { ask, read } = await twoServers();
    await ask();
    expect(await ask(true)).toBe('primary');
    expect(await read()).toBe('primary');
  });

  it('asks the primary when the replica fails, and fails with the primary', async () => {
    const { primary, replica, ask } = await twoServers();
    await ask();
    replica.client.close();
    expect(await ask()).toBe('primary');
    primary.client.close();
    await expect(ask()).rejects.toThrow();
  });
});
