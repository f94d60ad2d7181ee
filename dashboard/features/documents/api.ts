import { queryOptions } from '@tanstack/react-query';
import type { AdminDocument } from '#domain/documents/schema.ts';
import type { adminDocumentRoutes } from '#worker/features/documents/admin.routes.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { sendForm } from '#dashboard/shared/upload/send-form.ts';

const { ourdocuments } = apiClient<typeof adminDocumentRoutes>('/').v1.admin;

export const DOCUMENTS = ['documents'] as const;

/** Every document, including hidden ones, in the order of the page. */
export const documentsQuery = queryOptions({
  queryKey: DOCUMENTS,
  queryFn: () => ourdocuments.$get(),
});

/**
 * A new document (`id` null) needs its file; a change may leave it out and keeps the stored one.
 * @throws ApiError `TOO_LARGE`, `UNSUPPORTED_MEDIA_TYPE`
 */
export function saveDocument(
  id: number | null,
  { title, description, file }: { title: string; description: string; file: File | null },
  onSent: (share: number) => void,
): Promise<AdminDocument> {
  const form = new FormData();
  form.set('title', title);
  form.set('description', description);
  if (file) form.set('file', file);
  const address = '/v1/admin/ourdocuments';
  return id === null
    ? sendForm('POST', address, form, onSent)
    : sendForm('PUT', `${address}/${id}`, form, onSent);
}

export const setDocumentActivity = (id: number, active: boolean) =>
  ourdocuments.activity.$patch({ json: { id, active } });

/** @throws ApiError `STALE_ORDER` */
export const orderDocuments = (ids: number[]) => ourdocuments.order.$patch({ json: { ids } });

export const deleteDocument = (id: number) => ourdocuments[':id'].$delete({ param: { id } });
