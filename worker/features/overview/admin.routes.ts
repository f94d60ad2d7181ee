import { Overview, UnreadCount } from '#domain/overview/schema.ts';
import { getSession } from '#worker/http/context.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { readOverview } from './queries.ts';
import { readUnread } from './unread.ts';

const overviewRoute = route('home', {
  method: 'get',
  path: '/v1/admin/other',
  tags: ['admin overview'],
  summary: "The home page's figures; an owner's are of own villas",
  responses: { 200: answer(Overview, 'Today, what waits, and this month against last year') },
});

const unreadRoute = route('home', {
  method: 'get',
  path: '/v1/admin/unreadcount',
  tags: ['admin overview'],
  summary: 'Unread requests and messages',
  responses: { 200: answer(UnreadCount, 'The two counters of the menu') },
});

export const overviewRoutes = featureApp()
  .openapi(overviewRoute, async (c) => {
    const deps = c.get('deps');
    return c.json({ content: await readOverview(deps, getSession(c), deps.clock.now()) }, 200);
  })
  .openapi(unreadRoute, async (c) => {
    const { db, clock } = c.get('deps');
    return c.json({ content: await readUnread(db, getSession(c), instant(clock)) }, 200);
  });
