import { z } from '@hono/zod-openapi';
import {
  CalendarConflict,
  CalendarConflictPage,
  CalendarRunPage,
  CalendarSourcePage,
  CalendarToken,
  ConflictListQuery,
  DeleteIcalInput,
  DeleteIcalResult,
  FreshnessQuery,
  ResolveConflictInput,
  RunListQuery,
  SourceListQuery,
  SyncInput,
  SyncPreview,
  SyncPreviewInput,
  SyncResult,
  VillaFreshnessList,
} from '#domain/calendars/admin-schema.ts';
import { freshnessOfVillas } from '#domain/calendars/villa-freshness.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { getCalendarAddress, rotateCalendarToken } from './export/calendar-token.ts';
import { toConflict, toRun, toSource } from './present.ts';
import { previewSync } from './apply/preview-sync.ts';
import { removeLinks } from './apply/remove-links.ts';
import { resolveConflict } from './apply/resolve-conflict.ts';
import { listConflicts, listRuns, listSources, listSourceStates } from './screen-queries.ts';
import { syncFeed } from './apply/sync-feed.ts';

const tags = ['admin calendars'];
const VillaIdParam = z.object({ villa_id: z.string().max(20) });
const feedErrors =
  '404 NOT_FOUND for no such villa; 422 FEED_URL_REFUSED, FEED_UNREACHABLE, FEED_UNREADABLE.';

const previewRoute = route('calendars.write', {
  method: 'post',
  path: '/v1/admin/villas/date/sync/preview',
  tags,
  summary: 'What linking or reading a calendar feed would do; changes nothing',
  description: feedErrors,
  request: { body: jsonBody(SyncPreviewInput) },
  responses: { 200: answer(SyncPreview, 'Each event in one list, or counted as unchanged') },
});

const syncRoute = route('calendars.write', {
  method: 'post',
  path: '/v1/admin/villas/date/sync',
  tags,
  summary: 'Link a calendar feed to a villa and apply what it says, in one batch',
  description: `${feedErrors} 409 FEED_MOVED_ON when another reading of it was faster.`,
  request: { body: jsonBody(SyncInput) },
  responses: { 200: answer(SyncResult, 'What was applied; `held` waits for `confirmLoss`') },
});

const removeRoute = route('calendars.write', {
  method: 'patch',
  path: '/v1/admin/villas/deleteical',
  tags,
  summary: 'Remove calendar links of a villa with the nights they take',
  description: '404 NOT_FOUND for no such villa, or a named link that is not there.',
  request: { body: jsonBody(DeleteIcalInput) },
  responses: { 200: answer(DeleteIcalResult, 'How many links and nights were removed') },
});

const sourcesRoute = route('calendars.read', {
  method: 'get',
  path: '/v1/admin/calendars/sources',
  tags,
  summary: 'Linked calendars with how far they can be trusted; an owner sees those of own villas',
  request: { query: SourceListQuery },
  responses: { 200: answer(CalendarSourcePage, 'One page') },
});

const freshnessRoute = route('calendars.read', {
  method: 'get',
  path: '/v1/admin/calendars/freshness',
  tags,
  summary: 'How far the linked calendars of each villa can be trusted; an owner sees own villas',
  request: { query: FreshnessQuery },
  responses: { 200: answer(VillaFreshnessList, 'Villas with linked calendars, all of them') },
});

const runsRoute = route('calendars.write', {
  method: 'get',
  path: '/v1/admin/calendars/runs',
  tags,
  summary: 'The log of readings, newest first; of readings without news in a row only the last',
  request: { query: RunListQuery },
  responses: { 200: answer(CalendarRunPage, 'One page') },
});

const conflictsRoute = route('calendars.write', {
  method: 'get',
  path: '/v1/admin/calendars/conflicts',
  tags,
  summary: 'External events over stays of ours, with both sides',
  request: { query: ConflictListQuery },
  responses: { 200: answer(CalendarConflictPage, 'One page') },
});

const resolveRoute = route('calendars.write', {
  method: 'patch',
  path: '/v1/admin/calendars/conflicts/{id}',
  tags,
  summary: 'Close a conflict by saying how it was settled; no night changes',
  description: '404 NOT_FOUND, 409 CONFLICT_RESOLVED, 422 REASON_REQUIRED.',
  request: { params: EventIdParam, body: jsonBody(ResolveConflictInput) },
  responses: { 200: answer(CalendarConflict, 'The closed conflict') },
});

const tokenRoute = route('calendars.write', {
  method: 'get',
  path: '/v1/admin/villas/{villa_id}/calendartoken',
  tags,
  summary: "The address of a villa's outgoing calendar",
  description: '404 NOT_FOUND for no such villa.',
  request: { params: VillaIdParam },
  responses: { 200: answer(CalendarToken, 'The address') },
});

const rotateRoute = route('calendars.write', {
  method: 'post',
  path: '/v1/admin/villas/{villa_id}/calendartoken',
  tags,
  summary: "Give a villa's outgoing calendar a new address; the old one stops working at once",
  description: '404 NOT_FOUND for no such villa.',
  request: { params: VillaIdParam },
  responses: { 200: answer(CalendarToken, 'The new address') },
});

export const adminCalendarRoutes = featureApp()
  .openapi(previewRoute, async (c) =>
    c.json({ content: await previewSync(c.get('deps'), c.req.valid('json')) }, 200),
  )
  .openapi(syncRoute, async (c) => {
    const result = await syncFeed(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: result }, 200);
  })
  .openapi(removeRoute, async (c) => {
    const result = await removeLinks(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content: result }, 200);
  })
  .openapi(sourcesRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const viewer = getSession(c);
    const { rows, total } = await listSources(db, query, viewer, today(clock));
    const items = rows.map((row) => toSource(row, viewer, clock.now()));
    return c.json({ content: { items, total, skip: query.skip, take: query.take } }, 200);
  })
  .openapi(freshnessRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const rows = await listSourceStates(db, c.req.valid('query').villa_id, getSession(c));
    return c.json({ content: wholeList(freshnessOfVillas(rows, clock.now())) }, 200);
  })
  .openapi(runsRoute, async (c) => {
    const query = c.req.valid('query');
    const { rows, total } = await listRuns(c.get('deps').db, query);
    const { skip, take } = query;
    return c.json({ content: { items: rows.map(toRun), total, skip, take } }, 200);
  })
  .openapi(conflictsRoute, async (c) => {
    const query = c.req.valid('query');
    const { db, clock } = c.get('deps');
    const { rows, total } = await listConflicts(db, query);
    const { skip, take } = query;
    const items = rows.map((row) => toConflict(row, instant(clock)));
    return c.json({ content: { items, total, skip, take } }, 200);
  })
  .openapi(resolveRoute, async (c) => {
    const { id } = c.req.valid('param');
    const closed = await resolveConflict(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content: closed }, 200);
  })
  .openapi(tokenRoute, async (c) => {
    const villaId = rowId(c.req.valid('param').villa_id);
    return c.json({ content: await getCalendarAddress(c.get('deps'), villaId) }, 200);
  })
  .openapi(rotateRoute, async (c) => {
    const villaId = rowId(c.req.valid('param').villa_id);
    return c.json({ content: await rotateCalendarToken(c.get('deps'), villaId, actorOf(c)) }, 200);
  });
