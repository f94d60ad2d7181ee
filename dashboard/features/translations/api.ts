import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type {
  ShownState,
  TranslatedKind,
  TranslationItem,
  TranslationPage,
} from '#domain/translations/admin-schema.ts';
import type { GlossaryInput } from '#domain/translations/glossary.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { calls, TRANSLATIONS } from '#dashboard/shared/translations/api.ts';

export type Filters = {
  language: Language;
  state: ShownState | 'open' | 'all';
  kind: TranslatedKind | undefined;
  skip: number;
};

const PAGE_ROWS = 20;

/** A page of texts; it stays as it was read while somebody goes through it. */
export const translationsQuery = ({ language, state, kind, skip }: Filters) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'list', language, state, kind, skip],
    queryFn: () =>
      contentOf(
        calls.$get({
          query: { language, state, kind, skip: String(skip), take: String(PAGE_ROWS) },
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });

/** A page with what is known of some of its texts now. */
export function withChanged(page: TranslationPage, changed: TranslationItem[]): TranslationPage {
  const counts = { ...page.counts };
  const items = page.items.map((item) => {
    const now = changed.find(({ source }) => source === item.source);
    if (!now) return item;
    counts[item.state] -= 1;
    counts[now.state] += 1;
    return now;
  });
  return { ...page, items, counts };
}

export const glossaryQuery = (language: Language) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'glossary', language],
    queryFn: () => contentOf(calls.glossary[':language'].$get({ param: { language } })),
  });

/** @throws ApiError `STALE_VERSION` */
export const saveGlossary = (language: Language, json: GlossaryInput) =>
  contentOf(calls.glossary[':language'].$put({ param: { language }, json }));
