import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { openPreview } from './editor/preview.ts';
import { findVillaPage } from './page/villa-page.ts';

export const villaRoutes = tagged('villas', [
  route('public', 'get /v1/villa/{slug}', {
    summary: 'Everything the page of a villa shows, live',
    param: z.object({ slug: z.string() }),
    answer: VillaPage,
    returns: 'The villa; 404 when unknown or not on sale',
    handle: async ({ db, clock }, { param }) => {
      const content = await findVillaPage(db, param.slug, today(clock));
      if (content === null) throw notFound('Böyle bir villa yok ya da artık yayında değil.');
      return content;
    },
  }),
  route('public', 'get /v1/villa-preview', {
    summary: 'What the page of a villa will show, for the bearer of a preview link',
    description: '404 NOT_FOUND when the link is not ours or an hour has passed.',
    query: z.object({ token: z.string().max(500) }),
    answer: VillaPage,
    returns: 'The villa, on sale or not',
    cache: 'no-store',
    handle: (deps, { query }) => openPreview(deps, query.token),
  }),
]);
