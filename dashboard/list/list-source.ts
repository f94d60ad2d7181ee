import { keepPreviousData, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ListSearch, PageRows } from './filters/list-search.ts';

/** Rows of a list as the API counts them. */
export type Part = { skip: string; take: string };

/** How the rows of a list are read. */
export type ListSource<Answer, Search> = {
  /** The prefix of the keys of all its pages. */
  key: QueryKey;
  /** Left out by a list that has no pages. */
  take?: PageRows;
  /** The page that an address names. */
  query: (search: Search) => UseQueryOptions<Answer>;
  /** Some rows of the same list for a file, whatever page the screen shows. */
  part: (search: Search, part: Part) => Promise<Answer>;
};

/** A list that is read page by page; `every` are the milliseconds after which it is read again. */
export function pagedList<Answer, Search extends ListSearch>(
  key: QueryKey,
  take: PageRows,
  read: (search: Search, part: Part) => Promise<Answer>,
  every?: number,
): ListSource<Answer, Search> {
  const part: typeof read = (search, part) => read({ ...search, page: undefined }, part);
  return {
    key,
    take,
    query: (search) => ({
      queryKey: [...key, search],
      queryFn: () =>
        part(search, { skip: String(((search.page ?? 1) - 1) * take), take: String(take) }),
      placeholderData: keepPreviousData,
      refetchInterval: every,
    }),
    part,
  };
}

/** A short list that is read whole. */
export const wholeList = <Answer>(
  key: QueryKey,
  read: () => Promise<Answer>,
): ListSource<Answer, ListSearch> => ({
  key,
  query: () => ({ queryKey: key, queryFn: read }),
  part: read,
});
