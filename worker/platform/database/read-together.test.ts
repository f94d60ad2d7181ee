import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { createReadHandle } from './read-handle.ts';
import { readTogether } from './read-together.ts';

/** Answers each statement with its own text, whatever its place. */
const echo = ({ sql: text }: { sql: string }) => ({
  rows: [{ text }],
  columns: ['text'],
  rowsAffected: 0,
});
const client = {
  execute: vi.fn(async (asked) => echo(asked)),
  batch: vi.fn(async (asked) => asked.map(echo)),
};
const read = createReadHandle(client as never);
const ask = (text: string) => read.all<{ text: string }>(sql.raw(text));

it('gives each result the name of its query, in groups as well, in one trip', async () => {
  const found = await readTogether(
    { read },
    {
      first: ask('select 1'),
      stay: { rows: ask('select 2'), ledger: { entries: ask('select 3') } },
      last: ask('select 4'),
    },
  );
  expect(found).toEqual({
    first: [{ text: 'select 1' }],
    stay: { rows: [{ text: 'select 2' }], ledger: { entries: [{ text: 'select 3' }] } },
    last: [{ text: 'select 4' }],
  });
  expect(client.batch).toHaveBeenCalledOnce();
  expect(client.execute).not.toHaveBeenCalled();
});

it('asks nothing when there is nothing to ask', async () => {
  await expect(readTogether({ read }, {})).resolves.toEqual({});
});
