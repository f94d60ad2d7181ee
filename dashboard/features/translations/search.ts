import { searchCount, searchOf, textUpTo } from '#dashboard/list/filters/list-search.ts';

/** As typed into the address; an unknown language, state or kind counts as not given. */
export const parseTranslationsSearch = searchOf({
  language: textUpTo(5),
  state: textUpTo(20),
  kind: textUpTo(40),
  skip: searchCount,
});
export type TranslationsSearch = ReturnType<typeof parseTranslationsSearch>;
