import { z } from '@hono/zod-openapi';
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
import { actorOf, getSession } from '#worker/http/context.ts';
import { rowId, VillaIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { assignTask, listTaskPeople } from './assign-task.ts';
import { listMarks, listTasks, listUnready } from './list-tasks.ts';
import { readAgencyRules, readVillaRules, saveAgencyRules, saveVillaRules } from './task-rules.ts';

const tags = ['admin house tasks'];

const listRoute = route('house-tasks', {
  method: 'get',
  path: '/v1/admin/housetasks',
  tags,
  summary: 'What is to be done in the houses, by day and region',
  description: 'Today unless days are named; with today, what is late. 400 VALIDATION.',
  request: { query: TaskQuery },
  responses: { 200: answer(TaskPage, 'One page') },
});

const unreadyRoute = route('house-tasks', {
  method: 'get',
  path: '/v1/admin/housetasks/unready',
  tags,
  summary: "Today's arrivals whose house is not ready, and why",
  responses: { 200: answer(UnreadyHouses, 'Of the first hundred arrivals, as one drives') },
});

const marksRoute = route('house-tasks', {
  method: 'get',
  path: '/v1/admin/housetasks/marks',
  tags,
  summary: 'What is open in some houses on which of the coming days, for the calendar',
  description: '31 days from today; what is late stands on today. 400 VALIDATION.',
  request: { query: TaskMarksQuery },
  responses: { 200: answer(TaskMarks, 'All of them') },
});

const peopleRoute = route('house-tasks', {
  method: 'get',
  path: '/v1/admin/housetasks/people',
  tags,
  summary: 'Who may be given work in the houses, in Turkish order',
  responses: { 200: answer(Colleagues, 'All of them') },
});

const assignRoute = route('house-tasks', {
  method: 'put',
  path: '/v1/admin/housetasks/{key}/assignee',
  tags,
  summary: 'Give a task to somebody, or to nobody',
  description:
    '404 NOT_FOUND, 409 ASSIGNED_MEANWHILE, saying whose it is, where it is not `from_user_id`’s any more, 422 UNKNOWN_CHOICE for ' +
    'somebody who cannot have it.',
  request: {
    params: z.object({ key: z.string().max(100) }),
    body: jsonBody(TaskAssignInput),
  },
  responses: { 200: answer(HouseTask, 'The task with whose it is') },
});

const villaRulesRoute = route('villas.write', {
  method: 'get',
  path: '/v1/admin/villas/{villa_id}/taskrules',
  tags,
  summary: 'By which rules tasks follow from the stays of a villa',
  description: '404 NOT_FOUND.',
  request: { params: VillaIdParam },
  responses: { 200: answer(VillaTaskRules, "Its own, or null, and the agency's") },
});

const saveVillaRulesRoute = route('villas.write', {
  method: 'put',
  path: '/v1/admin/villas/{villa_id}/taskrules',
  tags,
  summary: "Give a villa rules of its own, or the agency's again",
  description: '404 NOT_FOUND. Tasks follow at once: none is stored.',
  request: { params: VillaIdParam, body: jsonBody(VillaTaskRulesInput) },
  responses: { 200: answer(VillaTaskRules, 'As they are now') },
});

const agencyRulesRoute = route('settings', {
  method: 'get',
  path: '/v1/admin/taskrules',
  tags,
  summary: 'The rules of houses that have none of their own',
  responses: { 200: answer(TaskRules, 'Those that hold') },
});

const saveAgencyRulesRoute = route('settings', {
  method: 'put',
  path: '/v1/admin/taskrules',
  tags,
  summary: 'Change the rules of houses that have none of their own',
  request: { body: jsonBody(TaskRules) },
  responses: { 200: answer(TaskRules, 'As they are now') },
});

/** Tasks in the houses for the office: assignees and rules. */
export const officeTaskRoutes = featureApp()
  .openapi(unreadyRoute, async (c) => {
    const { items, unseen } = await listUnready(c.get('deps'));
    return c.json({ content: { ...wholeList(items), unseen } }, 200);
  })
  .openapi(marksRoute, async (c) => {
    const { villa_ids } = c.req.valid('query');
    return c.json({ content: wholeList(await listMarks(c.get('deps'), villa_ids)) }, 200);
  })
  .openapi(peopleRoute, async (c) =>
    c.json({ content: wholeList(await listTaskPeople(c.get('deps').db)) }, 200),
  )
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const page = await listTasks(c.get('deps'), query, getSession(c).userId);
    return c.json({ content: { ...page, skip, take } }, 200);
  })
  .openapi(assignRoute, async (c) => {
    const { key } = c.req.valid('param');
    const task = await assignTask(c.get('deps'), key, c.req.valid('json'), actorOf(c));
    return c.json({ content: task }, 200);
  })
  .openapi(villaRulesRoute, async (c) => {
    const id = rowId(c.req.valid('param').villa_id);
    return c.json({ content: await readVillaRules(c.get('deps').db, id) }, 200);
  })
  .openapi(saveVillaRulesRoute, async (c) => {
    const id = rowId(c.req.valid('param').villa_id);
    const { own } = c.req.valid('json');
    return c.json({ content: await saveVillaRules(c.get('deps'), id, own, actorOf(c)) }, 200);
  })
  .openapi(agencyRulesRoute, async (c) =>
    c.json({ content: await readAgencyRules(c.get('deps').db) }, 200),
  )
  .openapi(saveAgencyRulesRoute, async (c) =>
    c.json({ content: await saveAgencyRules(c.get('deps'), c.req.valid('json'), actorOf(c)) }, 200),
  );
