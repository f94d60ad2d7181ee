import { queryOptions } from '@tanstack/react-query';
import type { Language } from '#domain/languages/languages.ts';
import type {
  MachineInput,
  RowTranslations,
  TranslatedKind,
  TranslationInput,
  TranslationItem,
} from '#domain/translations/admin-schema.ts';
import type { translationRoutes } from '#worker/features/translations/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

export const { translations: calls } = apiClient<typeof translationRoutes>('/').v1.admin;

/** What is known of translations, on every screen. */
export const TRANSLATIONS = ['translations'] as const;

/** Every text of a row in each language. */
export const rowTranslationsQuery = (kind: TranslatedKind, id: number) =>
  queryOptions({
    queryKey: [...TRANSLATIONS, 'row', kind, id],
    queryFn: () => calls[':of'][':id'].$get({ param: { of: kind, id } }),
    // The editor beside it may just have saved another text.
    staleTime: 0,
  });

/** @throws ApiError `STALE_VERSION`: the Turkish text has changed. */
export const saveTranslation = (json: TranslationInput) => calls.$put({ json });

/** When the machine's texts cannot be stored as they are. */
export const MACHINE_AMISS =
  'Makinenin çevirisi kullanılamadı; sayfayı yenileyin ya da elle yazın.';

/** @throws ApiError `NO_TRANSLATOR`, `TRANSLATOR_UNREACHABLE` */
export const translateByMachine = (json: MachineInput) => calls.machine.$post({ json });

/** The texts of a row in one language, as the list of all texts has them. */
export const itemsOf = (
  { row_name, texts }: RowTranslations,
  { kind, id, language }: { kind: TranslatedKind; id: number; language: Language },
): TranslationItem[] =>
  texts.flatMap(({ field, place, source, from, languages }) => {
    const known = languages[language];
    // What it is written in needs no translation.
    if (!known) return [];
    return { kind, row_id: id, row_name, field, place, source, from, times: 1, ...known };
  });
