import { z } from '@hono/zod-openapi';
import { VillaComment } from '#domain/comments/schema.ts';
import { pageOf, pagingShape } from '#domain/paging.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { listComments } from './list.ts';

const commentsRoute = route('public', {
  method: 'get',
  path: '/v1/website/comments',
  tags: ['website'],
  summary: "Guests' published comments, newest first",
  request: { query: z.object(pagingShape(20)) },
  responses: { 200: answer(pageOf(VillaComment), 'One page') },
});

export const commentRoutes = featureApp().openapi(commentsRoute, async (c) =>
  c.json({ content: await listComments(c.get('deps').db, c.req.valid('query')) }, 200),
);
