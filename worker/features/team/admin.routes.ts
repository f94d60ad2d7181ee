import { Team } from '#domain/team/schema.ts';
import { teamMembers } from '#drizzle/schema/content.ts';
import { orderedList } from '#worker/features/ordered-lists/ordered-list.ts';

export const { routes: adminTeamRoutes } = orderedList({
  path: '/v1/admin/team',
  tag: 'admin team',
  table: teamMembers,
  entity: 'team_member',
  orderedAs: 'team_list',
  schemas: Team,
  missing: 'Böyle bir ekip üyesi yok.',
  words: { one: 'somebody of the team', all: 'the people of the team' },
});
