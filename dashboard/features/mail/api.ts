import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  PreviewMailInput,
  TestMailInput,
  UpdateMailTemplateInput,
} from '#domain/mail/admin-schema.ts';
import type { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { toPageQuery } from '#dashboard/list/filters/list-search.ts';
import { OUTBOX_ROWS, type OutboxSearch } from './search.ts';

const { mailtemplates, outbox } = apiClient<typeof adminMailRoutes>('/').v1.admin;

export const TEMPLATES = ['mail', 'templates'] as const;
export const OUTBOX = ['mail', 'outbox'] as const;

/** Every mail of the product, in the order of a stay. */
export const templateListQuery = queryOptions({
  queryKey: TEMPLATES,
  queryFn: () => contentOf(mailtemplates.$get()),
});

/** @throws ApiError `TEMPLATE_ESSENTIAL` */
export const setTemplateActivity = (id: number, active: boolean) =>
  contentOf(mailtemplates.activity.$patch({ json: { id, active } }));

/** @throws ApiError `STALE_VERSION`, `UNKNOWN_VARIABLE` */
export const saveTemplate = (id: number, json: UpdateMailTemplateInput) =>
  contentOf(mailtemplates[':id'].$put({ param: { id: String(id) }, json }));

/** A draft rendered with an invented stay. */
export function previewQuery(id: number, draft: PreviewMailInput | null) {
  return queryOptions({
    queryKey: ['mail', 'preview', id, draft],
    queryFn: () =>
      contentOf(
        mailtemplates[':id'].preview.$post({
          param: { id: String(id) },
          json: draft as PreviewMailInput,
        }),
      ),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
}

/** @throws ApiError `MAIL_NOT_CONFIGURED`, `MAIL_NOT_SENT` */
export const sendTestMail = (id: number, json: TestMailInput) =>
  contentOf(mailtemplates[':id'].test.$post({ param: { id: String(id) }, json }));

/** Mails that wait, were sent or failed; waiting ones are sent automatically. */
export function outboxQuery(search: OutboxSearch) {
  return queryOptions({
    queryKey: [...OUTBOX, search],
    queryFn: () => contentOf(outbox.$get({ query: toPageQuery(search, OUTBOX_ROWS) })),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  });
}

/** What a mail says. */
export const outboxMailQuery = (id: string) =>
  queryOptions({
    queryKey: [...OUTBOX, 'words', id],
    queryFn: () => contentOf(outbox[':id'].mail.$get({ param: { id } })),
  });

/** A part of the same list for a file, whatever page the screen shows. */
export const readOutboxPart = (search: OutboxSearch, part: { skip: string; take: string }) =>
  contentOf(outbox.$get({ query: { ...toPageQuery(search, OUTBOX_ROWS), ...part } }));

/** @throws ApiError `MAIL_FORGOTTEN` */
export const resendMail = (id: string, key: string) =>
  contentOf(outbox[':id'].resend.$post({ param: { id }, header: { 'idempotency-key': key } }));
