import { ProblemFields } from '#domain/house-tasks/schema.ts';
import * as z from 'zod';
import { HouseTask, TaskPhotoRemoved, TaskReport } from '#domain/house-tasks/schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { PHOTO } from '#worker/http/requests/body-size.ts';
import { UploadedFile } from '#worker/http/requests/upload.ts';
import { route, tagged } from '#worker/http/route.ts';
import { reportProblem } from './report-problem.ts';
import { reportTask } from './report-task.ts';
import { addTaskPhoto, findTaskPhoto, removeTaskPhoto } from './task-photos.ts';

/** A key as returned by the API; anything else is not a task. */
const TaskKeyParam = z.object({ key: z.string().max(100) });

/** A photo's id is chosen by its sender, so that it can be sent twice without effect. */
const PhotoParams = TaskKeyParam.extend({ id: z.string().regex(/^[\w-]{16,64}$/) });

/** What people in the houses do with their tasks. */
export const fieldTaskRoutes = tagged('admin house tasks', [
  route('day', 'put /v1/admin/housetasks/{key}', {
    summary: 'Tick a task, done or item by item, or write a note on it',
    description:
      'The same report twice does it once; `at` is when it was ticked, up to a week ago. 404 NOT_FOUND when no stay or rule asks for it any more, 422 TOO_EARLY, UNKNOWN_CHOICE, VALIDATION.',
    param: TaskKeyParam,
    json: TaskReport,
    answer: HouseTask,
    returns: 'The task as it is now',
    handle: (deps, { param: { key }, body }, { actor, session: { userId } }) =>
      reportTask(deps, key, body, { ...actor, userId }),
  }),
  route('day', 'put /v1/admin/housetasks/{key}/photos/{id}', {
    summary: 'Add a photo to a task, once for each `id`',
    description:
      '404 NOT_FOUND, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 TOO_MANY after 20.',
    param: PhotoParams,
    multipart: z.strictObject({ photo: UploadedFile }),
    size: PHOTO,
    answer: HouseTask,
    returns: 'The task with its photos',
    handle: (deps, { param, body }, { actor }) => {
      const named = { ...param, ...body };
      return addTaskPhoto(deps, named, actor);
    },
  }),
  route('day', 'get /v1/admin/taskphotos/{id}', {
    summary: 'A photo of a task',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    file: 'application/octet-stream',
    handle: async (deps, { param }) => {
      const found = await findTaskPhoto(deps, param.id);
      return fileAnswer(found.body, found.name, found.contentType);
    },
  }),
  route('day', 'delete /v1/admin/taskphotos/{id}', {
    summary: 'Remove a photo taken by mistake: one’s own, or anybody’s by the office',
    description: '403 FORBIDDEN, 404 NOT_FOUND.',
    param: EventIdParam,
    answer: TaskPhotoRemoved,
    returns: 'It is gone',
    handle: async (deps, { param: { id } }, { actor, session }) => {
      await removeTaskPhoto(deps, id, session, actor);
      return { id, removed: true as const };
    },
  }),
  route('day', 'post /v1/admin/problems', {
    summary: 'Report a problem of a house, or plan work in it: a task of maintenance',
    description:
      '404 NOT_FOUND for a villa, 413 TOO_LARGE over 10 MB, 415 UNSUPPORTED_MEDIA_TYPE, 422 VALIDATION.',
    multipart: z.strictObject({ ...ProblemFields, photo: UploadedFile.optional() }),
    size: PHOTO,
    answer: HouseTask,
    returns: 'The task',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => reportProblem(deps, body, key, actor),
  }),
]);
