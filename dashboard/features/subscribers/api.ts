import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { adminSubscriberRoutes } from '#worker/features/subscribers/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { PAGE_ROWS, type SubscriberSearch } from './search.ts';

const { subscribers } = apiClient<typeof adminSubscriberRoutes>('/').v1.admin;

export const SUBSCRIBERS = ['subscribers'] as const;

export function subscriberListQuery(search: SubscriberSearch) {
  return queryOptions({
    queryKey: [...SUBSCRIBERS, search],
    queryFn: () => contentOf(subscribers.$get({ query: toPageQuery(search, PAGE_ROWS) })),
    placeholderData: keepPreviousData,
  });
}

/** A part of the same list for a file, whatever page the screen shows. */
export const readSubscriberPart = (
  search: SubscriberSearch,
  part: { skip: string; take: string },
) => contentOf(subscribers.$get({ query: { ...toPageQuery(search, PAGE_ROWS), ...part } }));

/** The file of that moment was uploaded to İYS. */
export const markIysSent = (through: string) =>
  contentOf(subscribers.iys.sent.$post({ json: { through } }));

export const obeyRefusals = (text: string) =>
  contentOf(subscribers.iys.refusals.$post({ json: { text } }));

/** Removes an address from the list; the evidence of its consent is kept. */
export const removeSubscriber = (id: number) =>
  contentOf(subscribers[':id'].$delete({ param: { id: String(id) } }));
