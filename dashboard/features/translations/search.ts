import { searchText } from '#dashboard/list/filters/list-search.ts';

/** As typed into the address; an unknown language, state or kind counts as not given. */
export type TranslationsSearch = {
  language?: string | undefined;
  state?: string | undefined;
  kind?: string | undefined;
  skip?: number | undefined;
};

export const parseTranslationsSearch = (raw: Record<string, unknown>): TranslationsSearch => ({
  language: searchText(raw.language, 5),
  state: searchText(raw.state, 20),
  kind: searchText(raw.kind, 40),
  skip: /^[1-9]\d{0,5}$/.test(String(raw.skip)) ? Number(raw.skip) : undefined,
});
