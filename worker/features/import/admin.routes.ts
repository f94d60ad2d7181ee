import {
  ApplyImportInput,
  BegunImport,
  BeginImportInput,
  CheckedImport,
  CheckImportInput,
  DecisionsQuery,
  ImportReport,
  ImportRuns,
  SavedDecisions,
  SaveDecisionsInput,
  StoredDecisions,
  UndoImportInput,
  UndoneImport,
} from '#domain/import/schema.ts';
import { IMPORT } from '#worker/http/requests/body-size.ts';
import { route, tagged } from '#worker/http/route.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { listImportRuns } from './list-runs.ts';
import { beginImport } from './runs/begin-import.ts';
import { listDecisions, saveDecisions } from './understood/decisions.ts';
import { undoImport } from './undo/undo-import.ts';

export const importRoutes = tagged('admin import', [
  route('import', 'post /v1/admin/import/check', {
    summary: 'What would become of every row of a file; nothing is written',
    description:
      'Cells are texts as Turkish spreadsheets have them. Up to 5,000 rows and 4 MB. 400 VALIDATION, 413 TOO_LARGE.',
    json: CheckImportInput,
    size: IMPORT,
    answer: CheckedImport,
    returns:
      'The fate of each row, with the reason at its cell; values about which somebody must decide, each once; and how others were read',
    handle: (deps, { body }) => checkImport(deps, body),
  }),
  route('import', 'post /v1/admin/import/apply', {
    summary: 'Write up to 20 rows of a file, each all or nothing',
    description:
      'Rows are known by the code of their villa (and the first night of a season) or reservation: sent again, they are skipped. New villas are added off the market. No mail leaves. 400 VALIDATION; what is refused is told at its row.',
    json: ApplyImportInput,
    answer: ImportReport,
    returns: 'What became of each row',
    handle: (deps, { body }, { actor }) => applyImport(deps, body, actor),
  }),
  route('import', 'get /v1/admin/import/decisions', {
    summary: 'What was decided about values of earlier files',
    query: DecisionsQuery,
    answer: StoredDecisions,
    returns: 'The decisions, newest first',
    handle: (deps, { query }) => listDecisions(deps, query.kind),
  }),
  route('import', 'put /v1/admin/import/decisions', {
    summary: 'Keep decisions about values, for this file and the next; null forgets one',
    json: SaveDecisionsInput,
    answer: SavedDecisions,
    returns: 'How many were kept or forgotten',
    handle: (deps, { body }, { actor }) => saveDecisions(deps, body, actor),
  }),
  route('import', 'post /v1/admin/import/begin', {
    summary: 'Create the owners and regions that a file brings, as agreed',
    description:
      'Begun again, it finds what it created. No mail leaves. 409 CHANGE_UNDONE for an import that was undone.',
    json: BeginImportInput,
    size: IMPORT,
    answer: BegunImport,
    returns: 'The rows that can be written, for `apply`',
    handle: (deps, { body }, { actor }) => beginImport(deps, body, actor),
  }),
  route('import', 'post /v1/admin/import/undo', {
    summary: 'Undo an import as a whole',
    description:
      '409 IMPORT_BUILT_ON or IN_USE with the reason when something was built on it since; 409 CHANGE_UNDONE.',
    json: UndoImportInput,
    answer: UndoneImport,
    returns: 'How many records went or returned',
    handle: (deps, { body }, { actor }) => undoImport(deps, body.run, actor),
  }),
  route('import', 'get /v1/admin/import/runs', {
    summary: 'The last twenty imports, newest first',
    answer: ImportRuns,
    returns: 'Who brought in what, and how it went',
    handle: (deps) => listImportRuns(deps),
  }),
]);
