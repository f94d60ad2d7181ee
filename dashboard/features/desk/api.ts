import { queryOptions } from '@tanstack/react-query';
import { buildVocabulary, type Vocabulary } from '#domain/desk/call/vocabulary.ts';
import { buildDesk, type DeskIndex } from '#domain/desk/find/desk-index.ts';
import { heldUntil } from '#domain/desk/find/held-until.ts';
import type { OptionNames } from '#domain/desk/find/problems.ts';
import type { ExchangeRates } from '#domain/values/currency.ts';
import type { Day } from '#domain/values/dates.ts';
import type { adminAvailabilityRoutes } from '#worker/features/availability/admin.routes.ts';
import type { adminDeskRoutes } from '#worker/features/desk/admin.routes.ts';
import type { searchRoutes } from '#worker/features/search/public.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';

const { desk: deskCalls } = apiClient<typeof adminDeskRoutes>('/').v1.admin;
const { occupancy } = apiClient<typeof adminAvailabilityRoutes>('/').v1.admin;
const { v1, v2 } = apiClient<typeof searchRoutes>('/');

/** How often the desk looks for what others have sold meanwhile, in milliseconds. */
const POLL_MS = 15_000;

/** The data with which a call is understood and answered in this browser. */
export type Desk = {
  index: DeskIndex;
  vocabulary: Vocabulary;
  names: OptionNames;
  rates: ExchangeRates;
};

const DESK = ['desk', 'catalogue'] as const;

/**
 * The villas on sale with everything said about them. The catalogue file is the site's own: the
 * browser caches and revalidates it; only a new version is built into an index.
 */
export const deskQuery = queryOptions({
  queryKey: DESK,
  queryFn: async ({ client }): Promise<Desk> => {
    const [file, facts, options] = await Promise.all([
      readCatalogue(),
      // Always refetched: a session lasts longer than an exchange rate.
      client.fetchQuery(factsQuery),
      client.fetchQuery(optionsQuery),
    ]);
    const held = client.getQueryData<Desk>(DESK);
    const { rates } = facts;
    if (held?.index.version === file.version) {
      return held.rates === rates ? held : { ...held, rates };
    }
    const codeOf = new Map(facts.villas.map(({ id, code }) => [id, code]));
    const { towns, districts, villaTypes, features } = options;
    const villas = file.villas.map(({ id, name }) => ({ id, name, code: codeOf.get(id) ?? '' }));
    const names = [...villaTypes, ...features].map(({ slug, name }) => [slug, name] as const);
    return {
      index: buildDesk(file, facts, new Date().toISOString()),
      vocabulary: buildVocabulary({ towns, districts, types: villaTypes, features, villas }),
      names: new Map(names),
      rates,
    };
  },
  // Typed arrays of a megabyte are not compared value by value.
  structuralSharing: false,
  staleTime: POLL_MS,
  refetchInterval: POLL_MS,
  refetchOnWindowFocus: 'always',
});

async function readCatalogue() {
  const file = await v2.search.catalogue.$get();
  if (file === null) throw new Error('Katalog bu ekran için çok büyük. Takvimden arayın.');
  return file;
}

const factsQuery = queryOptions({
  queryKey: ['desk', 'facts'],
  queryFn: () => deskCalls.$get(),
  staleTime: 5 * 60_000,
});

const optionsQuery = queryOptions({
  queryKey: ['search', 'options'],
  queryFn: () => v1.search.options.$get({ query: {} }),
  staleTime: 5 * 60_000,
});

/** Until when options hold a villa's nights [from, to); null where they are taken for good. */
export const heldUntilQuery = (villaId: number, from: Day, to: Day) =>
  queryOptions({
    queryKey: ['occupancy', 'held', villaId, from, to],
    queryFn: async () => {
      const query = { from, to, villa_ids: String(villaId), take: '1' };
      const { items } = await occupancy.$get({ query });
      return heldUntil(items[0]?.runs ?? [], from, to);
    },
    refetchInterval: POLL_MS,
  });
