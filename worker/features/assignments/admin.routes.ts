import { AssignInput, Attendance, Colleagues, PresenceInput } from '#domain/assignments/schema.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { route, tagged } from '#worker/http/route.ts';
import { assign, attend } from './assign.ts';
import { listColleagues } from './queries.ts';

/** Assignees, and who is looking at what right now. */
export const assignmentRoutes = tagged('admin assignments', [
  route('assignments', 'get /v1/admin/colleagues', {
    summary: 'Who of the agency may be given work, in Turkish order',
    answer: Colleagues,
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listColleagues(db)),
  }),
  route('assignments', 'put /v1/admin/assignments', {
    summary: 'Give a stay or a conversation to somebody, or to nobody',
    description:
      '404 NOT_FOUND, 409 ASSIGNED_MEANWHILE, saying whose it is, where it is not `from_user_id`’s any more, 422 UNKNOWN_CHOICE for ' +
      'somebody who cannot have it.',
    json: AssignInput,
    answer: Attendance,
    returns: 'Whose it is now, and who else looks at it',
    handle: (deps, { body }, { actor }) => assign(deps, body, actor),
  }),
  route('assignments', 'post /v1/admin/presence', {
    summary: 'Look at a stay or a conversation, and hear who else does and whose it is',
    description: 'Said again every few seconds while somebody is there. 404 NOT_FOUND.',
    json: PresenceInput,
    answer: Attendance,
    returns: 'Whose it is, and who else looks at it',
    handle: (deps, { body }, { session: { userId } }) => attend(deps, body, userId),
  }),
]);
