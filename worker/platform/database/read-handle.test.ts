import type { Client, InStatement } from '@libsql/client/web';
import { sql } from 'drizzle-orm';
import { expect, expectTypeOf, it, vi } from 'vitest';
import { users } from '#drizzle/schema/users.ts';
import { createReadHandle, type ReadHandle } from './read-handle.ts';
import { readTogether } from './read-together.ts';
import { build } from './statements.ts';

const nothing = { rows: [], columns: [], rowsAffected: 0 };
const client = {
  execute: vi.fn(async () => nothing),
  batch: vi.fn(async (statements: InStatement[]) => statements.map(() => nothing)),
};
const read = createReadHandle(client as unknown as Client);

it('offers nothing that changes a row', () => {
  expectTypeOf<ReadHandle>().not.toHaveProperty('insert');
  expectTypeOf<ReadHandle>().not.toHaveProperty('update');
  expectTypeOf<ReadHandle>().not.toHaveProperty('delete');
  expectTypeOf<ReadHandle>().not.toHaveProperty('run');
  expectTypeOf<ReadHandle>().not.toHaveProperty('transaction');
  expectTypeOf<ReturnType<ReadHandle['with']>>().not.toHaveProperty('update');
});

it('builds statements that cannot be awaited', () => {
  const statement = build.update(users).set({ active: false });
  expectTypeOf(statement).not.toHaveProperty('then');
  expectTypeOf(statement.where(sql`1`)).not.toHaveProperty('run');
  expectTypeOf(build.insert(users)).not.toHaveProperty('execute');
});

it('refuses a statement that is written by hand', async () => {
  const refused = { message: expect.stringMatching(/takes queries only/) };
  await expect(read.all(sql`update users set active = 0`)).rejects.toMatchObject({
    cause: expect.objectContaining(refused),
  });
  // WITH may begin a change as well, and libsql-server runs one even where it was asked to read.
  await expect(read.all(sql`with old as (select 1) delete from users`)).rejects.toMatchObject({
    cause: expect.objectContaining(refused),
  });
  await expect(
    readTogether(
      { read },
      { good: read.select().from(users), bad: read.all(sql`delete from users`) },
    ),
  ).rejects.toMatchObject(refused);
  expect(client.execute).not.toHaveBeenCalled();
  expect(client.batch).not.toHaveBeenCalled();
});

it('reads several answers in one transaction, and after WITH', async () => {
  await readTogether({ read }, { one: read.select().from(users), two: read.select().from(users) });
  expect(client.batch).toHaveBeenCalledExactlyOnceWith(expect.any(Array), 'read');
  await read.all(sql`with old as (select 1) select updated_at, deleted_at from users`);
  expect(client.execute).toHaveBeenCalledOnce();
});
