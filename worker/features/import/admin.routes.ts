import {
  ApplyImportInput,
  CheckImportInput,
  ImportReport,
  ImportRuns,
} from '#domain/import/schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { applyImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { listImportRuns } from './list-runs.ts';

const tags = ['admin import'];

const checkRoute = route('import', {
  method: 'post',
  path: '/v1/admin/import/check',
  tags,
  summary: 'What would become of every row of a file; nothing is written',
  description:
    'Cells are texts as Turkish spreadsheets have them. Up to 5,000 rows and 4 MB. 400 VALIDATION, 413 TOO_LARGE.',
  request: { body: jsonBody(CheckImportInput) },
  responses: { 200: answer(ImportReport, 'The fate of each row, with the reason at its cell') },
});

const applyRoute = route('import', {
  method: 'post',
  path: '/v1/admin/import/apply',
  tags,
  summary: 'Write up to 20 rows of a file, each all or nothing',
  description:
    'Rows are known by the code of their villa (and the first night of a season) or reservation: sent again, they are skipped. New villas are added off the market. No mail leaves. 400 VALIDATION; what is refused is told at its row.',
  request: { body: jsonBody(ApplyImportInput) },
  responses: { 200: answer(ImportReport, 'What became of each row') },
});

const runsRoute = route('import', {
  method: 'get',
  path: '/v1/admin/import/runs',
  tags,
  summary: 'The last twenty imports, newest first',
  responses: { 200: answer(ImportRuns, 'Who brought in what, and how it went') },
});

export const importRoutes = featureApp()
  .openapi(checkRoute, async (c) =>
    c.json({ content: await checkImport(c.get('deps'), c.req.valid('json')) }, 200),
  )
  .openapi(applyRoute, async (c) => {
    const deps = c.get('deps');
    const content = await applyImport(deps, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(runsRoute, async (c) => c.json({ content: await listImportRuns(c.get('deps')) }, 200));
