import type { OutboxQuery } from '#domain/mail/admin-schema.ts';
import { OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import {
  type ListSearch,
  parseListSearch,
  searchOneOf,
  searchText,
} from '#dashboard/list/filters/list-search.ts';

/** The outbox as its address names it. */
export type OutboxSearch = Omit<ListSearch, 'order'> & {
  order?: OutboxQuery['order'] | undefined;
  status?: OutboxQuery['status'];
  template?: string | undefined;
};

export const OUTBOX_ROWS = 50;
export const OUTBOX_ORDER = '-created';

export function parseOutboxSearch(raw: Record<string, unknown>): OutboxSearch {
  const { q, order, page } = parseListSearch(raw, ['created', 'next', 'sent']);
  return {
    q,
    order: order as OutboxSearch['order'],
    page,
    status: searchOneOf(raw.status, OUTBOX_STATUSES),
    template: searchText(raw.template, 60),
  };
}
