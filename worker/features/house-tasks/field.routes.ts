import { z } from '@hono/zod-openapi';
import {
  HouseTask,
  ProblemFields,
  TaskPhotoRemoved,
  TaskReport,
} from '#domain/house-tasks/schema.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { multipartBody, UploadedFile } from '#worker/http/requests/upload.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { reportProblem } from './report-problem.ts';
import { reportTask } from './report-task.ts';
import { addTaskPhoto, findTaskPhoto, removeTaskPhoto } from './task-photos.ts';

const tags = ['admin house tasks'];

/** A key as returned by the API; anything else is not a task. */
const TaskKeyParam = z.object({ key: z.string().max(100) });

/** A photo's id is chosen by its sender, so that it can be sent twice without effect. */
const PhotoParams = TaskKeyParam.extend({ id: z.string().regex(/^[\w-]{16,64}$/) });

const reportRoute = route('day', {
  method: 'put',
  path: '/v1/admin/housetasks/{key}',
  tags,
  summary: 'Tick a task, done or item by item, or write a note on it',
  description:
    'The same report twice does it once; `at` is when it was ticked, up to a week ago. 404 NOT_FOUND when no stay or rule asks for it any more, 422 TOO_EARLY, UNKNOWN_CHOICE, VALIDATION.',
  request: { params: TaskKeyParam, body: jsonBody(TaskReport) },
  responses: { 200: answer(HouseTask, 'The task as it is now') },
});

const photoRoute = route('day', {
  method: 'put',
  path: '/v1/admin/housetasks/{key}/photos/{id}',
  tags,
  summary: 'Add a photo to a task, once for each `id`',
  description:
    '404 NOT_FOUND, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 TOO_MANY after 20.',
  request: { params: PhotoParams, body: multipartBody(z.strictObject({ photo: UploadedFile })) },
  responses: { 200: answer(HouseTask, 'The task with its photos') },
});

const readPhotoRoute = route('day', {
  method: 'get',
  path: '/v1/admin/taskphotos/{id}',
  tags,
  summary: 'A photo of a task',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: fileResponses('application/octet-stream'),
});

const removePhotoRoute = route('day', {
  method: 'delete',
  path: '/v1/admin/taskphotos/{id}',
  tags,
  summary: 'Remove a photo taken by mistake: one’s own, or anybody’s by the office',
  description: '403 FORBIDDEN, 404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(TaskPhotoRemoved, 'It is gone') },
});

const problemRoute = route('day', {
  method: 'post',
  path: '/v1/admin/problems',
  tags,
  summary: 'Report a problem of a house, or plan work in it: a task of maintenance',
  description:
    '404 NOT_FOUND for a villa, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 VALIDATION.',
  request: {
    headers: IdempotencyHeader,
    body: multipartBody(z.strictObject({ ...ProblemFields, photo: UploadedFile.optional() })),
  },
  responses: { 201: answer(HouseTask, 'The task') },
});

/** What people in the houses do with their tasks. */
export const fieldTaskRoutes = featureApp()
  .openapi(reportRoute, async (c) => {
    const { userId } = getSession(c);
    const actor = { ...actorOf(c), userId };
    const { key } = c.req.valid('param');
    return c.json(
      { content: await reportTask(c.get('deps'), key, c.req.valid('json'), actor) },
      200,
    );
  })
  .openapi(photoRoute, async (c) => {
    const named = { ...c.req.valid('param'), ...c.req.valid('form') };
    return c.json({ content: await addTaskPhoto(c.get('deps'), named, actorOf(c)) }, 200);
  })
  .openapi(readPhotoRoute, async (c) => {
    const found = await findTaskPhoto(c.get('deps'), c.req.valid('param').id);
    return fileAnswer(found.body, found.name, found.contentType);
  })
  .openapi(removePhotoRoute, async (c) => {
    const { id } = c.req.valid('param');
    await removeTaskPhoto(c.get('deps'), id, getSession(c), actorOf(c));
    return c.json({ content: { id, removed: true as const } }, 200);
  })
  .openapi(problemRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await reportProblem(c.get('deps'), c.req.valid('form'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 201);
  });
