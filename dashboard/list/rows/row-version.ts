import type { QueryClient, QueryKey } from '@tanstack/react-query';

type Versioned = { id: number; version: number };
type Page = { items: Versioned[] };

/**
 * Sends a switch of a row with the version shown in the lists, and updates them to the raised one,
 * so that the next switch, or undoing this one, is not refused as stale.
 */
export async function uponVersion<Saved extends Versioned>(
  client: QueryClient,
  lists: QueryKey,
  id: number,
  save: (version: number) => Promise<Saved>,
): Promise<Saved> {
  const shown = client
    .getQueriesData<Page>({ queryKey: lists })
    .flatMap(([, page]) => page?.items ?? [])
    .filter((row) => row.id === id)
    .map((row) => row.version);
  const saved = await save(Math.max(...shown));
  client.setQueriesData<Page>({ queryKey: lists }, (page) => {
    if (!page) return page;
    const { version } = saved;
    return { ...page, items: page.items.map((row) => (row.id === id ? { ...row, version } : row)) };
  });
  return saved;
}
