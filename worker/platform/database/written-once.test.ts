import { and, eq, gt, sql } from 'drizzle-orm';
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core';
import { expect, it, vi } from 'vitest';
import { users } from '#drizzle/schema/users.ts';
import { createReadHandle } from './read-handle.ts';
import { readTogether } from './read-together.ts';
import { writtenOnce } from './written-once.ts';

const row = Object.assign([1, 1], { id: 1, active: 1 });
const answer = { rows: [row], columns: [], rowsAffected: 0 };
const client = { execute: vi.fn(async () => answer), batch: vi.fn(async () => [answer, answer]) };
const read = createReadHandle(client as never);

const usersAbove = writtenOnce(
  'id',
  'active',
)((on, { id, active }) =>
  on
    .select({ id: users.id, active: users.active })
    .from(users)
    .where(and(gt(users.id, id), eq(users.active, active), sql`${id} > 0`)),
);

it('is written once and asked with the values of each call, with rows as their columns are', async () => {
  const written = vi.spyOn(SQLiteAsyncDialect.prototype, 'sqlToQuery');
  await expect(readTogether({ read }, { one: usersAbove({ id: 3, active: 1 }) })).resolves.toEqual({
    one: [{ id: 1, active: true }],
  });
  await readTogether(
    { read },
    { one: usersAbove({ id: 4, active: 0 }), two: usersAbove({ id: 5, active: 1 }) },
  );
  expect(written).toHaveBeenCalledOnce();
  const asked = expect.objectContaining({ args: [3, 1, 3] });
  expect(client.execute).toHaveBeenCalledExactlyOnceWith(asked);
  const both = [{ args: [4, 0, 4] }, { args: [5, 1, 5] }];
  expect(client.batch).toHaveBeenCalledExactlyOnceWith(
    both.map((each) => expect.objectContaining(each)),
    'read',
  );
});

it('is not asked while a value is missing', async () => {
  await expect(async () =>
    readTogether({ read }, { one: usersAbove({ id: 3 } as never) }),
  ).rejects.toThrow(/"active"/);
});
