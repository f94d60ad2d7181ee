import { z } from '@hono/zod-openapi';

/** A file of a multipart form. Its type is determined by its content, not by its name or header. */
export const UploadedFile = z
  .custom<File>((value) => value instanceof File && value.size > 0, 'Bir dosya seçin.')
  .openapi({ type: 'string', format: 'binary' });

/** A required multipart request body. */
export function multipartBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'multipart/form-data': { schema } } } as const;
}
