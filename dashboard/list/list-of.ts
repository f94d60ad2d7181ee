import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HeadColumn } from './columns/columns.ts';

/** The definition of a list: its rows, and how each is named, opened and shown. */
export type ListOf<Row> = {
  idOf: (row: Row) => string;
  /** The address a row links to: its drawer's or editor's (`linkOptions(…)`). */
  linkOf: (row: Row) => LinkProps;
  head: HeadColumn<Row>;
  /** The row on a phone; two or three lines of spans. */
  card: (row: Row, unread: boolean) => ReactNode;
  /** The row that is open beside the list. */
  openId?: string | undefined;
  isUnread?: (row: Row) => boolean;
};
