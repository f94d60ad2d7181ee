import type { AdminTeamMember } from '#domain/team/schema.ts';
import { flag, type SheetOf, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';
import { readTeam } from './api.ts';

/** Everybody of the team in the order of the page. */
export const teamSheet: SheetOf<AdminTeamMember> = {
  name: 'ekip',
  read: readTeam,
  columns: [
    text('Ad', (row) => row.name),
    text('Görev', (row) => row.title),
    text('Tanıtım', (row) => row.bio),
    flag('Sitede', (row) => row.active),
  ],
};
