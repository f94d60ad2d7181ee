import { Order, OrderInput } from '#domain/media/admin-schema.ts';
import {
  AdminTeamMember,
  TeamActivity,
  TeamActivityInput,
  TeamMemberInput,
  TeamMemberUpdate,
} from '#domain/team/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { actorOf } from '#worker/http/context.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { EventIdParam, rowId } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createTeamMember } from './create-team-member.ts';
import { deleteTeamMember } from './delete-team-member.ts';
import { orderTeam } from './order-team.ts';
import { listMemberRows } from './queries.ts';
import { updateTeamMember } from './update-team-member.ts';

const tags = ['admin team'];

const listRoute = route('content', {
  method: 'get',
  path: '/v1/admin/team',
  tags,
  summary: 'The people of the agency, hidden ones too',
  responses: { 200: answer(pageOf(AdminTeamMember), 'All of them, in the order of the page') },
});

const addRoute = route('content', {
  method: 'post',
  path: '/v1/admin/team',
  tags,
  summary: 'Add somebody, behind the others',
  description: 'Upload the picture with POST /v1/admin/media first. 422 UNKNOWN_CHOICE.',
  request: { body: jsonBody(TeamMemberInput) },
  responses: { 201: answer(AdminTeamMember, 'The new member') },
});

const orderRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/team/order',
  tags,
  summary: 'Put the people in another order',
  description: '409 STALE_ORDER when `ids` are not exactly the people of now.',
  request: { body: jsonBody(OrderInput) },
  responses: { 200: answer(Order, 'The new order') },
});

const activityRoute = route('content', {
  method: 'patch',
  path: '/v1/admin/team/activity',
  tags,
  summary: 'Show somebody on the page or hide them',
  description: '404 NOT_FOUND.',
  request: { body: jsonBody(TeamActivityInput) },
  responses: { 200: answer(TeamActivity, 'The new value') },
});

const updateRoute = route('content', {
  method: 'put',
  path: '/v1/admin/team/{id}',
  tags,
  summary: 'Replace what the page says of somebody',
  description: '404 NOT_FOUND, 422 UNKNOWN_CHOICE.',
  request: { params: EventIdParam, body: jsonBody(TeamMemberUpdate) },
  responses: { 200: answer(AdminTeamMember, 'The member') },
});

const deleteRoute = route('content', {
  method: 'delete',
  path: '/v1/admin/team/{id}',
  tags,
  summary: 'Take somebody off the page',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(Deleted, 'Gone') },
});

export const adminTeamRoutes = featureApp()
  .openapi(listRoute, async (c) =>
    c.json({ content: wholeList(await listMemberRows(c.get('deps').db)) }, 200),
  )
  .openapi(addRoute, async (c) => {
    const content = await createTeamMember(c.get('deps'), c.req.valid('json'), actorOf(c));
    return c.json({ content }, 201);
  })
  .openapi(orderRoute, async (c) => {
    const content = c.req.valid('json');
    await orderTeam(c.get('deps'), content.ids, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(activityRoute, async (c) => {
    const content = c.req.valid('json');
    await updateTeamMember(c.get('deps'), content.id, { active: content.active }, actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(updateRoute, async (c) => {
    const id = rowId(c.req.valid('param').id);
    const content = await updateTeamMember(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(deleteRoute, async (c) => {
    await deleteTeamMember(c.get('deps'), rowId(c.req.valid('param').id), actorOf(c));
    return c.json({ content: DELETED }, 200);
  });
