import type { FaqInput } from '#domain/faq/schema.ts';
import type { adminFaqRoutes } from '#worker/features/faq/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { wholeList } from '#dashboard/list/list-source.ts';

const { faq } = apiClient<typeof adminFaqRoutes>('/').v1.admin;

export const FAQ = ['faq'] as const;

/** Every question, hidden ones too, in the order of the page. */
export const faqRows = wholeList(FAQ, () => contentOf(faq.$get()));

export const saveFaq = (id: number | null, json: FaqInput) =>
  id === null
    ? contentOf(faq.$post({ json }))
    : contentOf(faq[':id'].$put({ param: { id: String(id) }, json }));

export const setFaqActivity = (id: number, active: boolean) =>
  contentOf(faq.activity.$patch({ json: { id, active } }));

/** @throws ApiError `STALE_ORDER` */
export const orderFaq = (ids: number[]) => contentOf(faq.order.$patch({ json: { ids } }));

export const deleteFaq = (id: number) =>
  contentOf(faq[':id'].$delete({ param: { id: String(id) } }));
