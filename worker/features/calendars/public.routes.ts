import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import { route, tagged } from '#worker/http/route.ts';
import { exportFeed } from './export/export-feed.ts';

export const calendarRoutes = tagged('calendars', [
  route('public', 'get /v1/calendar/{file}', {
    summary: "A villa's own nights for other sellers, as iCalendar",
    description:
      '`file` is `<token>.ics`. Carries an `ETag`; 304 when it is the one in `If-None-Match`. 404 NOT_FOUND for an unknown token.',
    param: z.object({ file: z.string().max(120) }),
    file: 'text/calendar',
    returns: 'The calendar',
    also: { 304: 'The same as the caller has' },
    handle: async (deps, { param }, { c }) => {
      const token = /^([\w-]{8,100})\.ics$/.exec(param.file)?.[1];
      if (token === undefined) throw notFound('Böyle bir takvim yok.');
      const { text, etag } = await exportFeed(deps, token);
      // Not cached: sellers ask rarely, and the answer must be current.
      const headers = { etag, 'cache-control': 'no-cache' };
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers);
      return c.body(text, 200, {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="takvim.ics"',
      });
    },
  }),
]);

/** Whether a caller's `If-None-Match` names this version; proxies may have made it a weak tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  const named = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return named.includes(etag) || named.includes('*');
}
