import type { TeamMemberInput } from '#domain/team/schema.ts';
import type { adminTeamRoutes } from '#worker/features/team/admin.routes.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { wholeList } from '#dashboard/list/list-source.ts';

const { team } = apiClient<typeof adminTeamRoutes>('/').v1.admin;

export const TEAM = ['team'] as const;

/** Everybody, in the order of the page. */
export const teamRows = wholeList(TEAM, () => contentOf(team.$get()));

export const saveMember = (id: number | null, json: TeamMemberInput) =>
  id === null
    ? contentOf(team.$post({ json }))
    : contentOf(team[':id'].$put({ param: { id: String(id) }, json }));

export const setMemberActivity = (id: number, active: boolean) =>
  contentOf(team.activity.$patch({ json: { id, active } }));

export const deleteMember = (id: number) =>
  contentOf(team[':id'].$delete({ param: { id: String(id) } }));

/** @throws ApiError `STALE_ORDER` */
export const orderTeam = (ids: number[]) => contentOf(team.order.$patch({ json: { ids } }));
