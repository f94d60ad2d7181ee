import { AssignInput, Attendance, Colleagues, PresenceInput } from '#domain/assignments/schema.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { actorOf, getSession } from '#worker/http/context.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { assign, attend } from './assign.ts';
import { listColleagues } from './queries.ts';

const tags = ['admin assignments'];

const colleaguesRoute = route('assignments', {
  method: 'get',
  path: '/v1/admin/colleagues',
  tags,
  summary: 'Who of the agency may be given work, in Turkish order',
  responses: { 200: answer(Colleagues, 'All of them') },
});

const assignRoute = route('assignments', {
  method: 'put',
  path: '/v1/admin/assignments',
  tags,
  summary: 'Give a stay or a conversation to somebody, or to nobody',
  description:
    '404 NOT_FOUND, 409 ASSIGNED_MEANWHILE, saying whose it is, where it is not `from_user_id`’s any more, 422 UNKNOWN_CHOICE for ' +
    'somebody who cannot have it.',
  request: { body: jsonBody(AssignInput) },
  responses: { 200: answer(Attendance, 'Whose it is now, and who else looks at it') },
});

const presenceRoute = route('assignments', {
  method: 'post',
  path: '/v1/admin/presence',
  tags,
  summary: 'Look at a stay or a conversation, and hear who else does and whose it is',
  description: 'Said again every few seconds while somebody is there. 404 NOT_FOUND.',
  request: { body: jsonBody(PresenceInput) },
  responses: { 200: answer(Attendance, 'Whose it is, and who else looks at it') },
});

/** Assignees, and who is looking at what right now. */
export const assignmentRoutes = featureApp()
  .openapi(colleaguesRoute, async (c) =>
    c.json({ content: wholeList(await listColleagues(c.get('deps').db)) }, 200),
  )
  .openapi(assignRoute, async (c) =>
    c.json({ content: await assign(c.get('deps'), c.req.valid('json'), actorOf(c)) }, 200),
  )
  .openapi(presenceRoute, async (c) => {
    const { userId } = getSession(c);
    return c.json({ content: await attend(c.get('deps'), c.req.valid('json'), userId) }, 200);
  });
