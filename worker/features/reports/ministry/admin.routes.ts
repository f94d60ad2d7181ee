import {
  MinistryPage,
  MinistryPageQuery,
  MinistryQuery,
  MinistryWarningQuery,
  MinistryWarnings,
} from '#domain/reports/ministry/schema.ts';
import { XLSX } from '#worker/http/answers/file-answer.ts';
import { route, tagged } from '#worker/http/route.ts';
import { listMinistryRows } from './listings.ts';
import { readMinistryWarnings } from './warnings.ts';
import { ministryWorkbook } from './workbook.ts';

export const adminMinistryRoutes = tagged('admin reports', [
  route('reports', 'get /v1/admin/reports/ministry', {
    summary: "A month's listings for the Ministry, as XLSX",
    description:
      'Villas that were on sale on some day of the month, with the days, permit and price.',
    query: MinistryQuery,
    file: XLSX,
    handle: async (deps, { query: { month } }) =>
      ministryWorkbook(month, await listMinistryRows(deps, month), deps.clock.now()),
  }),
  route('reports', 'get /v1/admin/reports/ministry/rows', {
    summary: "The rows of the month's spreadsheet, 100 a page",
    query: MinistryPageQuery,
    answer: MinistryPage,
    returns: 'One page, by the name of the villa',
    handle: async (deps, { query: { month, skip, take } }) => {
      const rows = await listMinistryRows(deps, month);
      return { items: rows.slice(skip, skip + take), total: rows.length, skip, take };
    },
  }),
  route('reports', 'get /v1/admin/reports/ministry/warnings', {
    summary:
      'Permits that need somebody: shared, expired, soon to expire, unverified, too many guests',
    query: MinistryWarningQuery,
    answer: MinistryWarnings,
    returns: 'One page; villas on sale first',
    handle: (deps, { query }) => readMinistryWarnings(deps, query),
  }),
]);
