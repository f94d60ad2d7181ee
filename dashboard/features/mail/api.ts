import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type {
  PreviewMailInput,
  TestMailInput,
  UpdateMailTemplateInput,
} from '#domain/mail/admin-schema.ts';
import type { adminMailRoutes } from '#worker/features/mail/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { pagedList, wholeList } from '#dashboard/list/list-source.ts';
import type { OutboxSearch } from './search.ts';

const { mailtemplates, outbox } = apiClient<typeof adminMailRoutes>('/').v1.admin;

export const TEMPLATES = ['mail', 'templates'] as const;
export const OUTBOX = ['mail', 'outbox'] as const;

/** Every mail of the product, in the order of a stay. */
export const templateRows = wholeList(TEMPLATES, () => mailtemplates.$get());

export type MailTemplates = Awaited<ReturnType<typeof templateRows.part>>;

/** @throws ApiError `TEMPLATE_ESSENTIAL` */
export const setTemplateActivity = (id: number, active: boolean) =>
  mailtemplates.activity.$patch({ json: { id, active } });

/** @throws ApiError `STALE_VERSION`, `UNKNOWN_VARIABLE` */
export const saveTemplate = (id: number, json: UpdateMailTemplateInput) =>
  mailtemplates[':id'].$put({ param: { id }, json });

export const previewQuery = (id: number, draft: PreviewMailInput | null) =>
  queryOptions({
    queryKey: ['mail', 'preview', id, draft],
    queryFn: () =>
      mailtemplates[':id'].preview.$post({
        param: { id },
        json: draft as PreviewMailInput,
      }),
    enabled: draft !== null,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });

/** @throws ApiError `MAIL_NOT_CONFIGURED`, `MAIL_NOT_SENT` */
export const sendTestMail = (id: number, json: TestMailInput) =>
  mailtemplates[':id'].test.$post({ param: { id }, json });

/** Mails that wait, were sent or failed; waiting ones are sent automatically. */
export const mails = pagedList(
  OUTBOX,
  50,
  (search: OutboxSearch, part) => outbox.$get({ query: { ...search, ...part } }),
  30_000,
);

export const outboxMailQuery = (id: string) =>
  queryOptions({
    queryKey: [...OUTBOX, 'words', id],
    queryFn: () => outbox[':id'].mail.$get({ param: { id } }),
  });

/** @throws ApiError `MAIL_FORGOTTEN` */
export const resendMail = (id: string, key: string) =>
  outbox[':id'].resend.$post({ param: { id }, header: { 'idempotency-key': key } });
