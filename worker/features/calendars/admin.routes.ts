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
import { EventIdParam, VillaIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { instant, today } from '#worker/platform/clock.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { getCalendarAddress, rotateCalendarToken } from './export/calendar-token.ts';
import { toConflict, toRun, toSource } from './present.ts';
import { previewSync } from './apply/preview-sync.ts';
import { removeLinks } from './apply/remove-links.ts';
import { resolveConflict } from './apply/resolve-conflict.ts';
import { listConflicts, listRuns, listSources, listSourceStates } from './screen-queries.ts';
import { syncFeed } from './apply/sync-feed.ts';

const feedErrors =
  '404 NOT_FOUND for no such villa; 422 FEED_URL_REFUSED, FEED_UNREACHABLE, FEED_UNREADABLE.';

export const adminCalendarRoutes = tagged('admin calendars', [
  route('calendars.write', 'post /v1/admin/villas/date/sync/preview', {
    summary: 'What linking or reading a calendar feed would do; changes nothing',
    description: feedErrors,
    json: SyncPreviewInput,
    answer: SyncPreview,
    returns: 'Each event in one list, or counted as unchanged',
    handle: (deps, { body }) => previewSync(deps, body),
  }),
  route('calendars.write', 'post /v1/admin/villas/date/sync', {
    summary: 'Link a calendar feed to a villa and apply what it says, in one batch',
    description: `${feedErrors} 409 FEED_MOVED_ON when another reading of it was faster.`,
    json: SyncInput,
    answer: SyncResult,
    returns: 'What was applied; `held` waits for `confirmLoss`',
    handle: (deps, { body }, { actor }) => syncFeed(deps, body, actor),
  }),
  route('calendars.write', 'patch /v1/admin/villas/deleteical', {
    summary: 'Remove calendar links of a villa with the nights they take',
    description: '404 NOT_FOUND for no such villa, or a named link that is not there.',
    json: DeleteIcalInput,
    answer: DeleteIcalResult,
    returns: 'How many links and nights were removed',
    handle: (deps, { body }, { actor }) => removeLinks(deps, body, actor),
  }),
  route('calendars.read', 'get /v1/admin/calendars/sources', {
    summary: 'Linked calendars with how far they can be trusted; an owner sees those of own villas',
    query: SourceListQuery,
    answer: CalendarSourcePage,
    returns: 'One page',
    handle: async ({ db, clock }, { query }, { session: viewer }) => {
      const page = await listSources(db, query, viewer, today(clock));
      return mapPage(page, (row) => toSource(row, viewer, clock.now()));
    },
  }),
  route('calendars.read', 'get /v1/admin/calendars/freshness', {
    summary: 'How far the linked calendars of each villa can be trusted; an owner sees own villas',
    query: FreshnessQuery,
    answer: VillaFreshnessList,
    returns: 'Villas with linked calendars, all of them',
    handle: async ({ db, clock }, { query }, { session }) => {
      const rows = await listSourceStates(db, query.villa_id, session);
      return wholeList(freshnessOfVillas(rows, clock.now()));
    },
  }),
  route('calendars.write', 'get /v1/admin/calendars/runs', {
    summary: 'The log of readings, newest first; of readings without news in a row only the last',
    query: RunListQuery,
    answer: CalendarRunPage,
    returns: 'One page',
    handle: async ({ db }, { query }) => mapPage(await listRuns(db, query), toRun),
  }),
  route('calendars.write', 'get /v1/admin/calendars/conflicts', {
    summary: 'External events over stays of ours, with both sides',
    query: ConflictListQuery,
    answer: CalendarConflictPage,
    returns: 'One page',
    handle: async ({ db, clock }, { query }) =>
      mapPage(await listConflicts(db, query), (row) => toConflict(row, instant(clock))),
  }),
  route('calendars.write', 'patch /v1/admin/calendars/conflicts/{id}', {
    summary: 'Close a conflict by saying how it was settled; no night changes',
    description: '404 NOT_FOUND, 409 CONFLICT_RESOLVED, 422 REASON_REQUIRED.',
    param: EventIdParam,
    json: ResolveConflictInput,
    answer: CalendarConflict,
    returns: 'The closed conflict',
    handle: (deps, { param: { id }, body }, { actor }) => resolveConflict(deps, id, body, actor),
  }),
  route('calendars.write', 'get /v1/admin/villas/{villa_id}/calendartoken', {
    summary: "The address of a villa's outgoing calendar",
    description: '404 NOT_FOUND for no such villa.',
    param: VillaIdParam,
    answer: CalendarToken,
    returns: 'The address',
    handle: (deps, { param: { villa_id: villaId } }) => getCalendarAddress(deps, villaId),
  }),
  route('calendars.write', 'post /v1/admin/villas/{villa_id}/calendartoken', {
    summary: "Give a villa's outgoing calendar a new address; the old one stops working at once",
    description: '404 NOT_FOUND for no such villa.',
    param: VillaIdParam,
    answer: CalendarToken,
    returns: 'The new address',
    handle: (deps, { param: { villa_id: villaId } }, { actor }) =>
      rotateCalendarToken(deps, villaId, actor),
  }),
]);
