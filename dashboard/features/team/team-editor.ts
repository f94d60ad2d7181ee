import { Team } from '#domain/team/schema.ts';
import { orderedEditor } from '#dashboard/shared/ordered-lists/ordered-editor.tsx';
import teamList from './team-list.tsx';

export default orderedEditor(teamList, Team.input);
