import { z } from '@hono/zod-openapi';

/** A file of a multipart form. What is in it decides what it is, not its name or its type. */
export const UploadedFile = z
  .custom<File>((value) => value instanceof File && value.size > 0, 'Bir dosya seçin.')
  .openapi({ type: 'string', format: 'binary' });

/** A multipart request body that must be there. */
export function multipartBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const;
}
