import { z } from '@hono/zod-openapi';
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
import { actorOf, getSession } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { keepPreferences } from './keep-preferences.ts';
import { toPreferences, toSavedView } from './present.ts';
import { findPreferences, listViewRows } from './queries.ts';
import { createSavedView, deleteSavedView, updateSavedView } from './write-view.ts';

const tags = ['saved views'];

const ScreenParam = z.object({ screen: z.string().max(100) });

const listRoute = route('views', {
  method: 'get',
  path: '/v1/admin/views',
  tags,
  summary: 'Own views, and those that others of the same role share',
  request: { query: SavedViewQuery },
  responses: { 200: answer(SavedViews, 'All of them, by name') },
});

const createViewRoute = route('views', {
  method: 'post',
  path: '/v1/admin/views',
  tags,
  summary: "Keep a list's filters, order and columns under a name",
  description:
    '403 FORBIDDEN for an owner who would share it, 409 NAME_TAKEN, 422 TOO_MANY (50 a person and screen).',
  request: { body: jsonBody(CreateSavedViewInput) },
  responses: { 201: answer(SavedView, 'The view') },
});

const updateViewRoute = route('views', {
  method: 'put',
  path: '/v1/admin/views/{id}',
  tags,
  summary: 'Change an own view; fields left out stay',
  description: "404 NOT_FOUND, also for another person's; 409 NAME_TAKEN.",
  request: { params: EventIdParam, body: jsonBody(UpdateSavedViewInput) },
  responses: { 200: answer(SavedView, 'The view') },
});

const deleteViewRoute = route('views', {
  method: 'delete',
  path: '/v1/admin/views/{id}',
  tags,
  summary: 'Remove an own view, for those it was shared with too',
  description: "404 NOT_FOUND, also for another person's.",
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'It is gone') },
});

const preferencesRoute = route('views', {
  method: 'get',
  path: '/v1/account/preferences/{screen}',
  tags,
  summary: "How the person wants a screen's list",
  request: { params: ScreenParam },
  responses: { 200: answer(ScreenPreferences, '`columns` is null until something was chosen') },
});

const keepRoute = route('views', {
  method: 'put',
  path: '/v1/account/preferences/{screen}',
  tags,
  summary: "Keep how the person wants a screen's list; the last one said counts",
  description: '404 NOT_FOUND for what cannot be the name of a screen.',
  request: { params: ScreenParam, body: jsonBody(ScreenPreferences) },
  responses: { 200: answer(ScreenPreferences, 'As it is kept') },
});

export const savedViewRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const viewer = getSession(c);
    const rows = await listViewRows(c.get('deps').db, viewer, c.req.valid('query').screen);
    return c.json({ content: wholeList(rows.map((row) => toSavedView(row, viewer.userId))) }, 200);
  })
  .openapi(createViewRoute, async (c) => {
    const input = c.req.valid('json');
    const content = await createSavedView(c.get('deps'), getSession(c), input, actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(updateViewRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const input = c.req.valid('json');
    const content = await updateSavedView(c.get('deps'), getSession(c), id, input, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteViewRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    await deleteSavedView(c.get('deps'), getSession(c).userId, id, actorOf(c));
    return c.json({ content: DELETED }, 200);
  })
  .openapi(preferencesRoute, async (c) => {
    const screen = getScreen(c.req.valid('param').screen);
    const stored = await findPreferences(c.get('deps').db, getSession(c).userId, screen);
    return c.json({ content: toPreferences(stored) }, 200);
  })
  .openapi(keepRoute, async (c) => {
    const screen = getScreen(c.req.valid('param').screen);
    const content = c.req.valid('json');
    await keepPreferences(c.get('deps'), getSession(c).userId, screen, content);
    return c.json({ content }, 200);
  });

function getScreen(text: string): string {
  const { data } = ScreenInput.safeParse(text);
  if (data === undefined) throw notFound('Böyle bir ekran yok.');
  return data;
}
