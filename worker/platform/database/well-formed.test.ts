import type { InStatement } from '@libsql/client/web';
import { expect, it } from 'vitest';
import { sendingWellFormed } from './well-formed.ts';

it('sends no half of a pair, and everything else as it is', async () => {
  const sent: InStatement[] = [];
  const client = sendingWellFormed({
    execute: async (statement: InStatement) => sent.push(statement),
    batch: async (statements: InStatement[]) => sent.push(...statements),
  } as never);
  const plain = { sql: 'select ?', args: ['😀', 1, null] };
  await client.execute(plain);
  await client.batch(['select 1', { sql: 'select ?', args: ['a😀'.slice(0, 2), 1] }], 'read');
  expect(sent).toEqual([plain, 'select 1', { sql: 'select ?', args: ['a\ufffd', 1] }]);
});
