import {
  ManagementQuery,
  ManagementReport,
  MAX_REPORT_ROWS,
} from '#domain/reports/management/schema.ts';
import { XLSX } from '#worker/http/answers/file-answer.ts';
import { route, tagged } from '#worker/http/route.ts';
import { buildReport } from './build-report.ts';
import { reportWorkbook } from './workbook.ts';

export const managementReportRoutes = tagged('admin reports', [
  route('reports', 'get /v1/admin/reports/management', {
    summary: 'Occupancy, turnover and what follows, by month, villa, region or owner',
    description:
      '`from` and `to` are nights, both inside; left out: this year. Everything stands beside the same range a year earlier. 400 VALIDATION; 422 VALIDATION for a range that is swapped or longer than three years.',
    query: ManagementQuery,
    answer: ManagementReport,
    returns: 'The report; its first 500 rows',
    handle: async (deps, { query }) => {
      const report = await buildReport(deps, query);
      const rows = report.rows.slice(0, MAX_REPORT_ROWS);
      return { ...report, rows };
    },
  }),
  route('reports', 'get /v1/admin/reports/management.xlsx', {
    summary: 'The same report with all its rows as a spreadsheet',
    description: '400 VALIDATION; 422 VALIDATION as the report.',
    query: ManagementQuery,
    file: XLSX,
    returns: 'The workbook: the rows, the months, and what each figure means',
    handle: async (deps, { query }) =>
      reportWorkbook(await buildReport(deps, query), deps.clock.now()),
  }),
]);
