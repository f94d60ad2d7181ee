import * as z from 'zod';

/** A file of a multipart form. Its type is determined by its content, not by its name or header. */
export const UploadedFile = z
  .custom<File>((value) => value instanceof File && value.size > 0, 'Bir dosya seçin.')
  .meta({ type: 'string', format: 'binary' });
