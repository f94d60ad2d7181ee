import * as z from 'zod';
import { Colleagues } from '#domain/assignments/schema.ts';
import { TaskRules } from '#domain/house-tasks/rules.ts';
import {
  HouseTask,
  TaskAssignInput,
  TaskMarks,
  TaskMarksQuery,
  TaskPage,
  TaskQuery,
  UnreadyHouses,
  VillaTaskRules,
  VillaTaskRulesInput,
} from '#domain/house-tasks/schema.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { VillaIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { assignTask, listTaskPeople } from './assign-task.ts';
import { listMarks, listTasks, listUnready } from './list-tasks.ts';
import { readAgencyRules, readVillaRules, saveAgencyRules, saveVillaRules } from './task-rules.ts';

/** Tasks in the houses for the office: assignees and rules. */
export const officeTaskRoutes = tagged('admin house tasks', [
  route('house-tasks', 'get /v1/admin/housetasks/unready', {
    summary: "Today's arrivals whose house is not ready, and why",
    answer: UnreadyHouses,
    returns: 'Of the first hundred arrivals, as one drives',
    handle: async (deps) => {
      const { items, unseen } = await listUnready(deps);
      return { ...wholeList(items), unseen };
    },
  }),
  route('house-tasks', 'get /v1/admin/housetasks/marks', {
    summary: 'What is open in some houses on which of the coming days, for the calendar',
    description: '31 days from today; what is late stands on today. 400 VALIDATION.',
    query: TaskMarksQuery,
    answer: TaskMarks,
    returns: 'All of them',
    handle: async (deps, { query: { villa_ids } }) => wholeList(await listMarks(deps, villa_ids)),
  }),
  route('house-tasks', 'get /v1/admin/housetasks/people', {
    summary: 'Who may be given work in the houses, in Turkish order',
    answer: Colleagues,
    returns: 'All of them',
    handle: async ({ db }) => wholeList(await listTaskPeople(db)),
  }),
  route('house-tasks', 'get /v1/admin/housetasks', {
    summary: 'What is to be done in the houses, by day and region',
    description: 'Today unless days are named; with today, what is late. 400 VALIDATION.',
    query: TaskQuery,
    answer: TaskPage,
    returns: 'One page',
    handle: async (deps, { query }, { session }) => {
      const { skip, take } = query;
      const page = await listTasks(deps, query, session.userId);
      return { ...page, skip, take };
    },
  }),
  route('house-tasks', 'put /v1/admin/housetasks/{key}/assignee', {
    summary: 'Give a task to somebody, or to nobody',
    description:
      '404 NOT_FOUND, 409 ASSIGNED_MEANWHILE, saying whose it is, where it is not `from_user_id`’s any more, 422 UNKNOWN_CHOICE for ' +
      'somebody who cannot have it.',
    param: z.object({ key: z.string().max(100) }),
    json: TaskAssignInput,
    answer: HouseTask,
    returns: 'The task with whose it is',
    handle: (deps, { param: { key }, body }, { actor }) => assignTask(deps, key, body, actor),
  }),
  route('villas.write', 'get /v1/admin/villas/{villa_id}/taskrules', {
    summary: 'By which rules tasks follow from the stays of a villa',
    description: '404 NOT_FOUND.',
    param: VillaIdParam,
    answer: VillaTaskRules,
    returns: "Its own, or null, and the agency's",
    handle: ({ db }, { param: { villa_id: id } }) => readVillaRules(db, id),
  }),
  route('villas.write', 'put /v1/admin/villas/{villa_id}/taskrules', {
    summary: "Give a villa rules of its own, or the agency's again",
    description: '404 NOT_FOUND. Tasks follow at once: none is stored.',
    param: VillaIdParam,
    json: VillaTaskRulesInput,
    answer: VillaTaskRules,
    returns: 'As they are now',
    handle: (deps, { param: { villa_id: id }, body: { own } }, { actor }) =>
      saveVillaRules(deps, id, own, actor),
  }),
  route('settings', 'get /v1/admin/taskrules', {
    summary: 'The rules of houses that have none of their own',
    answer: TaskRules,
    returns: 'Those that hold',
    handle: ({ db }) => readAgencyRules(db),
  }),
  route('settings', 'put /v1/admin/taskrules', {
    summary: 'Change the rules of houses that have none of their own',
    json: TaskRules,
    answer: TaskRules,
    returns: 'As they are now',
    handle: (deps, { body }, { actor }) => saveAgencyRules(deps, body, actor),
  }),
]);
