import { asc, gt } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import { expect, it, vi } from 'vitest';
import { createReadHandle } from './read-handle.ts';
import { mapPage, readPage } from './read-page.ts';

const houses = sqliteTable('houses', { id: integer('id').primaryKey() });

/** A list of seven, of which the page has two. */
const client = {
  execute: vi.fn(),
  batch: vi.fn(async (asked: { sql: string }[]) =>
    asked.map(({ sql }) => ({
      columns: ['a'],
      rowsAffected: 0,
      rows: sql.includes('count(*)') ? [[7]] : [[3], [4]],
    })),
  ),
};
const read = createReadHandle(client as never);

it('reads a page and counts all that match by the same filter, in one trip', async () => {
  const filter = gt(houses.id, 0);
  const page = await readPage(
    { read },
    { skip: 2, take: 2 },
    {
      items: read.select().from(houses).where(filter).orderBy(asc(houses.id)),
      counted: [houses, filter],
    },
  );
  expect(page).toEqual({ items: [{ id: 3 }, { id: 4 }], total: 7, skip: 2, take: 2 });
  expect(mapPage(page, ({ id }) => `Villa ${id}`)).toEqual({
    ...page,
    items: ['Villa 3', 'Villa 4'],
  });
  expect(client.execute).not.toHaveBeenCalled();
  expect(client.batch).toHaveBeenCalledOnce();
  const [asked] = client.batch.mock.calls[0] ?? [];
  expect(asked).toMatchObject([
    { sql: expect.stringMatching(/where "houses"."id" > \? order by .* limit \? offset \?$/) },
    { sql: expect.stringMatching(/^select count\(\*\) from "houses" where "houses"."id" > \?$/) },
  ]);
});
