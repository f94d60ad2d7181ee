import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type { TranslatedKind } from '#domain/translations/admin-schema.ts';
import type { GlossaryInput } from '#domain/translations/glossary.ts';
import { calls, TRANSLATIONS } from '#dashboard/shared/translations/api.ts';
import type { ListState } from './walk.ts';

export type Filters = {
  language: Language;
  state: ListState;
  kind: TranslatedKind | undefined;
  skip: number;
};

const PAGE_ROWS = 20;

/** A page of texts; it stays as it was read while somebody goes through it. */
export const translationsQuery = ({ language, state, kind, skip }: Filters) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'list', language, state, kind, skip],
    queryFn: () =>
      calls.$get({
        query: { language, state, kind, skip: String(skip), take: String(PAGE_ROWS) },
      }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    // Read anew each time: what was done is no longer in the list.
    gcTime: 0,
  });

export const glossaryQuery = (language: Language) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'glossary', language],
    queryFn: () => calls.glossary[':language'].$get({ param: { language } }),
  });

/** @throws ApiError `STALE_VERSION` */
export const saveGlossary = (language: Language, json: GlossaryInput) =>
  calls.glossary[':language'].$put({ param: { language }, json });
