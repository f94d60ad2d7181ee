import { searchOf, textUpTo } from '#dashboard/list/filters/list-search.ts';

/** The desk as in its address: what the caller said. */
export const parseDeskSearch = searchOf({ q: textUpTo(300) });
export type DeskSearch = ReturnType<typeof parseDeskSearch>;
