import type { ComponentType } from 'react';

/** A query of `queryOptions`, whatever it reads. */
type Read = { queryKey: readonly unknown[] };

/** A screen, the default export of its file, and what it reads first. */
export type Screen<Props, Given> = ComponentType<Props> & {
  reads?: (given: Given) => readonly Read[];
};

/** What the address says, and how a screen changes it; `push` where "back" takes that back. */
export type ScreenProps<Search> = {
  search: Search;
  onSearch: (search: Search, how?: 'push') => void;
};

/** A list; `openId` is the row that is open beside it. */
export type ListProps<Search> = { search: Search; openId: string | undefined };

/** What is open beside a list. */
export type DrawerProps<Search = unknown> = { search: Search; onClose: () => void };

/** A row that is open beside its list. */
export type RowProps<Search = unknown> = DrawerProps<Search> & { id: string };

/** A row that is open beside its list, null for a new one. */
export type EditorProps<Search = unknown> = DrawerProps<Search> & { id: string | null };
