import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import { route, tagged } from '#worker/http/route.ts';
import { findFile } from './storage/find-file.ts';

/** Parts of a file's address; anything that is not a name of ours matches nothing. */
const FileParams = z.object({
  kind: z.string().max(20),
  folder: z.string().max(60),
  file: z.string().max(120),
});

export const mediaRoutes = tagged('website', [
  route('public', 'get /media/{kind}/{folder}/{file}', {
    summary: 'An uploaded picture in one of its widths, or a document',
    description:
      'Pictures: `/media/<key>-<width>.<ext>` with 400.avif, 800.avif, 1280.avif, 800.webp and 1280.jpg; documents open in the browser. Immutable. 404 NOT_FOUND.',
    param: FileParams,
    file: 'application/octet-stream',
    returns: 'The file',
    handle: async (deps, { param }, { c }) => {
      const found = await findFile(deps, param);
      if (found === null) throw notFound('Böyle bir dosya yok.');
      c.header('ETag', found.etag);
      if (found.cacheControl) c.header('Cache-Control', found.cacheControl);
      // Whatever the file contains, the browser executes nothing.
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      // Mail programs in a browser load the picture of a mail from here.
      c.header('Cross-Origin-Resource-Policy', 'cross-origin');
      c.header('Content-Type', found.contentType);
      c.header('Content-Length', String(found.size));
      if (found.contentDisposition) c.header('Content-Disposition', found.contentDisposition);
      return c.body(found.body, 200);
    },
  }),
]);
