import { Overview, type StaySummary, UnreadCount } from '#domain/overview/schema.ts';
import { getSession } from '../../http/context.ts';
import { answer, featureApp, route } from '../../http/route.ts';
import { today } from '../../platform/clock.ts';
import { readOverview, readUnread } from './queries.ts';

const overviewRoute = route('owner', {
  method: 'get',
  path: '/v1/admin/other',
  tags: ['admin overview'],
  summary: "The home page's figures; an owner's are of own villas",
  responses: { 200: answer(Overview, 'Today, what waits, and this month against last year') },
});

const unreadRoute = route('owner', {
  method: 'get',
  path: '/v1/admin/unreadcount',
  tags: ['admin overview'],
  summary: 'Unread requests and messages',
  responses: { 200: answer(UnreadCount, 'The two counters of the menu') },
});

export const overviewRoutes = featureApp()
  .openapi(overviewRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const day = today(clock);
    const found = await readOverview(db, getSession(c), day);
    const content = {
      ...found,
      today: day,
      arrivals: found.arrivals.map(toSummary),
      departures: found.departures.map(toSummary),
      waiting: found.waiting.map(toSummary),
      options: found.options.map(toSummary),
    };
    return c.json({ content }, 200);
  })
  .openapi(unreadRoute, async (c) =>
    c.json({ content: await readUnread(c.get('deps').db, getSession(c)) }, 200),
  );

type Row = Awaited<ReturnType<typeof readOverview>>['arrivals'][number];

function toSummary({ villaName, customerName, checkIn, checkOut, ...row }: Row): StaySummary {
  return {
    ...row,
    villa_name: villaName,
    customer_name: customerName,
    checkin: checkIn,
    checkout: checkOut,
  };
}
