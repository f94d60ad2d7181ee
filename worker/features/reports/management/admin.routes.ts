import {
  ManagementQuery,
  ManagementReport,
  MAX_REPORT_ROWS,
} from '#domain/reports/management/schema.ts';
import { fileResponses, XLSX } from '#worker/http/answers/file-answer.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { buildReport } from './build-report.ts';
import { reportWorkbook } from './workbook.ts';

const tags = ['admin reports'];

const reportRoute = route('reports', {
  method: 'get',
  path: '/v1/admin/reports/management',
  tags,
  summary: 'Occupancy, turnover and what follows, by month, villa, region or owner',
  description:
    '`from` and `to` are nights, both inside; left out: this year. Everything stands beside the same range a year earlier. 400 VALIDATION; 422 VALIDATION for a range that is swapped or longer than three years.',
  request: { query: ManagementQuery },
  responses: { 200: answer(ManagementReport, 'The report; its first 500 rows') },
});

const workbookRoute = route('reports', {
  method: 'get',
  path: '/v1/admin/reports/management.xlsx',
  tags,
  summary: 'The same report with all its rows as a spreadsheet',
  description: '400 VALIDATION; 422 VALIDATION as the report.',
  request: { query: ManagementQuery },
  responses: fileResponses(XLSX, 'The workbook: the rows, the months, and what each figure means'),
});

export const managementReportRoutes = featureApp()
  .openapi(reportRoute, async (c) => {
    const report = await buildReport(c.get('deps'), c.req.valid('query'));
    const rows = report.rows.slice(0, MAX_REPORT_ROWS);
    return c.json({ content: { ...report, rows } }, 200);
  })
  .openapi(workbookRoute, async (c) => {
    const deps = c.get('deps');
    return reportWorkbook(await buildReport(deps, c.req.valid('query')), deps.clock.now());
  });
