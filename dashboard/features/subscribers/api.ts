import type { adminSubscriberRoutes } from '#worker/features/subscribers/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList } from '#dashboard/list/list-source.ts';
import type { SubscriberSearch } from './search.ts';

const { subscribers } = apiClient<typeof adminSubscriberRoutes>('/').v1.admin;

export const SUBSCRIBERS = ['subscribers'] as const;

export const subscriberRows = pagedList(SUBSCRIBERS, 50, (search: SubscriberSearch, part) =>
  subscribers.$get({ query: { ...search, ...part } }),
);

/** The file of that moment was uploaded to İYS. */
export const markIysSent = (through: string) => subscribers.iys.sent.$post({ json: { through } });

export const obeyRefusals = (text: string) => subscribers.iys.refusals.$post({ json: { text } });

/** Removes an address from the list; the evidence of its consent is kept. */
export const removeSubscriber = (id: number) => subscribers[':id'].$delete({ param: { id } });
