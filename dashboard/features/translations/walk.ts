import {
  isUnread,
  type ShownState,
  type TranslationItem,
  type TranslationPage,
} from '#domain/translations/admin-schema.ts';

export type ListState = ShownState | 'open' | 'all';

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

const belongs = (state: ListState, item: Pick<TranslationItem, 'state'>): boolean =>
  state === 'all' || (state === 'open' ? isUnread(item) : item.state === state);

/**
 * Where the list goes on after a page: behind what was left as it was, since what was done is no
 * longer in it. `isOver`: what was left is shown from the beginning.
 */
export function nextSkip(
  { items, total, skip }: Pick<TranslationPage, 'items' | 'total' | 'skip'>,
  state: ListState,
): { skip: number; isOver: boolean } {
  const staying = items.filter((item) => belongs(state, item)).length;
  const left = total - items.length + staying;
  const isOver = left > 0 && skip + staying >= left;
  return { skip: isOver || left === 0 ? 0 : skip + staying, isOver };
}
