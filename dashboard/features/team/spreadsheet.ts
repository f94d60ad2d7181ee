import type { AdminTeamMember } from '#domain/team/schema.ts';
import { flag, type ListSheet, text } from '#dashboard/shared/spreadsheets/spreadsheet.ts';

/** Everybody of the team in the order of the page. */
export const teamSheet: ListSheet<AdminTeamMember> = {
  name: 'ekip',
  columns: [
    text('Ad', (row) => row.name),
    text('Görev', (row) => row.title),
    text('Tanıtım', (row) => row.bio),
    flag('Sitede', (row) => row.active),
  ],
};
