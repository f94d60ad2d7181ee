import { Order, OrderInput } from '#domain/media/admin-schema.ts';
import {
  AdminTeamMember,
  TeamActivity,
  TeamActivityInput,
  TeamMemberInput,
  TeamMemberUpdate,
} from '#domain/team/schema.ts';
import { pageOf } from '#domain/wire/paging.ts';
import { Deleted, DELETED } from '#worker/http/answers/deleted.ts';
import { RowIdParam } from '#worker/http/requests/path-params.ts';
import { route } from '#worker/http/route.ts';
import { wholeList } from '#worker/http/answers/whole-list.ts';
import { createTeamMember } from './create-team-member.ts';
import { deleteTeamMember } from './delete-team-member.ts';
import { orderTeam } from './order-team.ts';
import { listMemberRows } from './queries.ts';
import { updateTeamMember } from './update-team-member.ts';

const tags = ['admin team'];

export const adminTeamRoutes = [
  route('content', {
    method: 'get',
    path: '/v1/admin/team',
    tags,
    summary: 'The people of the agency, hidden ones too',
    answer: pageOf(AdminTeamMember),
    returns: 'All of them, in the order of the page',
    handle: async ({ db }) => wholeList(await listMemberRows(db)),
  }),
  route('content', {
    method: 'post',
    path: '/v1/admin/team',
    tags,
    summary: 'Add somebody, behind the others',
    description: 'Upload the picture with POST /v1/admin/media first. 422 UNKNOWN_CHOICE.',
    json: TeamMemberInput,
    answer: AdminTeamMember,
    returns: 'The new member',
    status: 201,
    handle: (deps, { body }, { actor }) => createTeamMember(deps, body, actor),
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/team/order',
    tags,
    summary: 'Put the people in another order',
    description: '409 STALE_ORDER when `ids` are not exactly the people of now.',
    json: OrderInput,
    answer: Order,
    returns: 'The new order',
    handle: async (deps, { body: content }, { actor }) => {
      await orderTeam(deps, content.ids, actor);
      return content;
    },
  }),
  route('content', {
    method: 'patch',
    path: '/v1/admin/team/activity',
    tags,
    summary: 'Show somebody on the page or hide them',
    description: '404 NOT_FOUND.',
    json: TeamActivityInput,
    answer: TeamActivity,
    returns: 'The new value',
    handle: async (deps, { body: content }, { actor }) => {
      await updateTeamMember(deps, content.id, { active: content.active }, actor);
      return content;
    },
  }),
  route('content', {
    method: 'put',
    path: '/v1/admin/team/{id}',
    tags,
    summary: 'Replace what the page says of somebody',
    description: '404 NOT_FOUND, 422 UNKNOWN_CHOICE.',
    param: RowIdParam,
    json: TeamMemberUpdate,
    answer: AdminTeamMember,
    returns: 'The member',
    handle: (deps, { param: { id }, body }, { actor }) => updateTeamMember(deps, id, body, actor),
  }),
  route('content', {
    method: 'delete',
    path: '/v1/admin/team/{id}',
    tags,
    summary: 'Take somebody off the page',
    description: '404 NOT_FOUND.',
    param: RowIdParam,
    answer: Deleted,
    returns: 'Gone',
    handle: async (deps, { param }, { actor }) => {
      await deleteTeamMember(deps, param.id, actor);
      return DELETED;
    },
  }),
] as const;
