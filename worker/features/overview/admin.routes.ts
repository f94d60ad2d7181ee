import { Overview, UnreadCount } from '#domain/overview/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { instant } from '#worker/platform/clock.ts';
import { readOverview } from './queries.ts';
import { readUnread } from './unread.ts';

export const overviewRoutes = tagged('admin overview', [
  route('home', 'get /v1/admin/other', {
    summary: "The home page's figures; an owner's are of own villas",
    answer: Overview,
    returns: 'Today, what waits, and this month against last year',
    handle: (deps, _input, { session }) => readOverview(deps, session, deps.clock.now()),
  }),
  route('home', 'get /v1/admin/unreadcount', {
    summary: 'Unread requests and messages',
    answer: UnreadCount,
    returns: 'The two counters of the menu',
    handle: ({ db, clock }, _input, { session }) => readUnread(db, session, instant(clock)),
  }),
]);
