import { eq, gt } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { conflict } from '#domain/errors.ts';
import { publicSlugs, towns } from '#drizzle/schema/locations.ts';
import { savedViews } from '#drizzle/schema/users.ts';
import { writeGuards } from '#drizzle/schema/writes.ts';
import { compileStep } from './database/write-batch.ts';
import { beginWrite } from './write.ts';

const AT = '2026-11-28T10:00:00.000Z';
const CLERK = { kind: 'admin' as const, userId: 7, ip: null, requestId: null };
const clock = { now: () => new Date(AT) };
const result = (rowid: number) => ({ lastInsertRowid: BigInt(rowid), rowsAffected: 1 });
const db = { write: vi.fn(async (steps: unknown[]) => steps.map((_, i) => result(i + 1))) };
const write = beginWrite({ db: db as never, clock }, CLERK);
const view = { id: 4, userId: 7 } as const;

it('stamps what it writes with its moment, where the table has room for it', () => {
  const added = compileStep(write.insert(savedViews, { userId: 7 } as never));
  expect(added).toMatchObject({ args: expect.arrayContaining([AT, AT, 7]) });
  const changed = compileStep(write.update(savedViews, view, { name: 'Yaz' })) as { sql: string };
  expect(changed.sql).toMatch(/set "updated_at" = \?, "name" = \?/);
  const stale = { name: 'Yaz', updatedAt: '2020-01-01T00:00:00.000Z' };
  expect(compileStep(write.update(savedViews, view, stale))).toMatchObject({
    args: [AT, 'Yaz', 4, 7],
  });
  const timeless = compileStep(write.insert(writeGuards, { check: 'a', passed: 1 }));
  expect(timeless).toMatchObject({ args: ['a', 1] });
});

it.each([
  [{ id: 3 }, /where "towns"."id" = \?$/],
  [{ id: 3, image: null }, /where \("towns"."id" = \? and "towns"."image" is null\)$/],
  [gt(towns.id, 3), /where "towns"."id" > \?$/],
])('changes the rows of %o', (which, text) => {
  expect((compileStep(write.delete(towns, which)) as { sql: string }).sql).toMatch(text);
});

it.each([[{}], [undefined], [{ id: undefined }], [{ id: 3, slug: undefined }]])(
  'never changes every row for want of a value: %o',
  (which) => {
    expect(() => write.delete(towns, which)).toThrow();
    expect(() => write.update(towns, which, { active: false })).toThrow();
  },
);

it('runs what it lists in order, without groups and gaps, and gives results by step', async () => {
  const gone = write.delete(towns, { id: 3 });
  const added = write.insert(publicSlugs, { kind: 'town', targetId: 3, slug: 'kas' });
  const one = write.updateOne(towns, eq(towns.id, 3), { active: false }, () => conflict('IN_USE'));
  const entry = write.audit('town.update', 3);
  const written = await write.run([false, gone, [null, [one, undefined]], added, entry]);
  expect(db.write).toHaveBeenCalledExactlyOnceWith([gone, ...one, added, entry]);
  expect(written.idOf(added)).toBe(4);
});

it('refuses to run without its audit entry', async () => {
  await expect(write.run([write.delete(towns, { id: 3 })])).rejects.toThrow(/audit/);
});

it('adds the row of a key, or changes it', () => {
  const { sql } = compileStep(
    write.upsert(savedViews, { id: 4 }, { userId: 7, name: 'Yaz' } as never),
  ) as { sql: string };
  expect(sql).toMatch(/^insert into "saved_views" .* on conflict \("saved_views"."id"\) do update/);
  expect(sql).toMatch(/do update set "updated_at" = \?, "user_id" = \?, "name" = \?$/);
});
