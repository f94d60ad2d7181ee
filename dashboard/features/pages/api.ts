import { queryOptions } from '@tanstack/react-query';
import type { EditablePage, UpdatePageInput } from '#domain/pages/admin-schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import type { SectionName } from './sections.ts';

export const pageKey = (section: SectionName) => ['pages', section] as const;

/**
 * A section's texts. The seven routes differ only in their address, so one call serves them all.
 */
export const pageQuery = (section: SectionName) =>
  queryOptions({
    queryKey: pageKey(section),
    queryFn: () => contentOf<EditablePage>(apiFetch(`/v1/admin/${section}`)),
    staleTime: 0,
  });

/** @throws ApiError `STALE_VERSION` */
export const savePage = (section: SectionName, input: UpdatePageInput): Promise<EditablePage> =>
  contentOf<EditablePage>(
    apiFetch(`/v1/admin/${section}/edit`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  );
