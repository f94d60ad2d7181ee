import { expect, it } from 'vitest';
import type { ListSearch } from './filters/list-search.ts';
import { pagedList, type Part } from './list-source.ts';

const asked: unknown[] = [];
const rows = pagedList(['rows'], 20, (search: ListSearch, part: Part) => {
  asked.push({ ...search, ...part });
  return Promise.resolve({ items: [], total: 0 });
});

it('asks for the page of an address, and for any part of the same list', async () => {
  const { queryKey, queryFn } = rows.query({ q: 'ada', page: 3 });
  expect(queryKey).toEqual(['rows', { q: 'ada', page: 3 }]);
  await (queryFn as () => Promise<unknown>)();
  await rows.part({ q: 'ada', page: 3 }, { skip: '0', take: '100' });
  expect(asked).toEqual([
    { q: 'ada', page: undefined, skip: '40', take: '20' },
    { q: 'ada', page: undefined, skip: '0', take: '100' },
  ]);
});
