import * as z from 'zod';
import { notFound } from '#domain/errors.ts';
import {
  CreateSavedViewInput,
  SavedView,
  SavedViewQuery,
  SavedViews,
  ScreenInput,
  ScreenPreferences,
  UpdateSavedViewInput,
} from '#domain/saved-views/schema.ts';
import { Deleted, deleted } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { keepPreferences } from './keep-preferences.ts';
import { toPreferences, toSavedView } from './present.ts';
import { findPreferences, listViewRows } from './queries.ts';
import { createSavedView, deleteSavedView, updateSavedView } from './write-view.ts';

const ScreenParam = z.object({ screen: z.string().max(100) });

export const savedViewRoutes = tagged('saved views', [
  route('views', 'get /v1/admin/views', {
    summary: 'Own views, and those that others of the same role share',
    query: SavedViewQuery,
    answer: SavedViews,
    returns: 'All of them, by name',
    handle: async ({ db }, { query }, { session: viewer }) => {
      const rows = await listViewRows(db, viewer, query.screen);
      return wholeList(rows.map((row) => toSavedView(row, viewer.userId)));
    },
  }),
  route('views', 'post /v1/admin/views', {
    summary: "Keep a list's filters, order and columns under a name",
    description:
      '403 FORBIDDEN for an owner who would share it, 409 NAME_TAKEN, 422 TOO_MANY (50 a person and screen).',
    json: CreateSavedViewInput,
    answer: SavedView,
    returns: 'The view',
    status: 201,
    handle: (deps, { body: input }, { actor, session }) =>
      createSavedView(deps, session, input, actor),
  }),
  route('views', 'put /v1/admin/views/{id}', {
    summary: 'Change an own view; fields left out stay',
    description: "404 NOT_FOUND, also for another person's; 409 NAME_TAKEN.",
    param: RowIdParam,
    json: UpdateSavedViewInput,
    answer: SavedView,
    returns: 'The view',
    handle: (deps, { param: { id }, body: input }, { actor, session }) =>
      updateSavedView(deps, session, id, input, actor),
  }),
  route('views', 'delete /v1/admin/views/{id}', {
    summary: 'Remove an own view, for those it was shared with too',
    description: "404 NOT_FOUND, also for another person's.",
    param: RowIdParam,
    answer: Deleted,
    returns: 'It is gone',
    handle: (deps, { param: { id } }, { actor, session }) =>
      deleted(deleteSavedView(deps, session.userId, id, actor)),
  }),
  route('views', 'get /v1/account/preferences/{screen}', {
    summary: "How the person wants a screen's list",
    param: ScreenParam,
    answer: ScreenPreferences,
    returns: '`columns` is null until something was chosen',
    handle: async ({ db }, { param }, { session }) => {
      const screen = getScreen(param.screen);
      const stored = await findPreferences(db, session.userId, screen);
      return toPreferences(stored);
    },
  }),
  route('views', 'put /v1/account/preferences/{screen}', {
    summary: "Keep how the person wants a screen's list; the last one said counts",
    description: '404 NOT_FOUND for what cannot be the name of a screen.',
    param: ScreenParam,
    json: ScreenPreferences,
    answer: ScreenPreferences,
    returns: 'As it is kept',
    handle: async (deps, { param, body: content }, { session }) => {
      const screen = getScreen(param.screen);
      await keepPreferences(deps, session.userId, screen, content);
      return content;
    },
  }),
]);

function getScreen(text: string): string {
  const { data } = ScreenInput.safeParse(text);
  if (data === undefined) throw notFound('Böyle bir ekran yok.');
  return data;
}
