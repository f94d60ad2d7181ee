import {
  ApplyImportInput,
  CheckImportInput,
  ImportReport,
  ImportRuns,
} from '#domain/import/schema.ts';
import { route } from '#worker/http/route.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { listImportRuns } from './list-runs.ts';

const tags = ['admin import'];

export const importRoutes = [
  route('import', {
    method: 'post',
    path: '/v1/admin/import/check',
    tags,
    summary: 'What would become of every row of a file; nothing is written',
    description:
      'Cells are texts as Turkish spreadsheets have them. Up to 5,000 rows and 4 MB. 400 VALIDATION, 413 TOO_LARGE.',
    json: CheckImportInput,
    answer: ImportReport,
    returns: 'The fate of each row, with the reason at its cell',
    handle: (deps, { body }) => checkImport(deps, body),
  }),
  route('import', {
    method: 'post',
    path: '/v1/admin/import/apply',
    tags,
    summary: 'Write up to 20 rows of a file, each all or nothing',
    description:
      'Rows are known by the code of their villa (and the first night of a season) or reservation: sent again, they are skipped. New villas are added off the market. No mail leaves. 400 VALIDATION; what is refused is told at its row.',
    json: ApplyImportInput,
    answer: ImportReport,
    returns: 'What became of each row',
    handle: (deps, { body }, { actor }) => applyImport(deps, body, actor),
  }),
  route('import', {
    method: 'get',
    path: '/v1/admin/import/runs',
    tags,
    summary: 'The last twenty imports, newest first',
    answer: ImportRuns,
    returns: 'Who brought in what, and how it went',
    handle: (deps) => listImportRuns(deps),
  }),
] as const;
