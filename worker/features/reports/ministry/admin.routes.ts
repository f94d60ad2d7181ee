import {
  MinistryPage,
  MinistryPageQuery,
  MinistryQuery,
  MinistryWarningQuery,
  MinistryWarnings,
} from '#domain/reports/ministry/schema.ts';
import { fileResponses, XLSX } from '#worker/http/answers/file-answer.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { listMinistryRows } from './listings.ts';
import { readMinistryWarnings } from './warnings.ts';
import { ministryWorkbook } from './workbook.ts';

const tags = ['admin reports'];

const workbookRoute = route('reports', {
  method: 'get',
  path: '/v1/admin/reports/ministry',
  tags,
  summary: "A month's listings for the Ministry, as XLSX",
  description:
    'Villas that were on sale on some day of the month, with the days, permit and price.',
  request: { query: MinistryQuery },
  responses: fileResponses(XLSX),
});

const rowsRoute = route('reports', {
  method: 'get',
  path: '/v1/admin/reports/ministry/rows',
  tags,
  summary: "The rows of the month's spreadsheet, 100 a page",
  request: { query: MinistryPageQuery },
  responses: { 200: answer(MinistryPage, 'One page, by the name of the villa') },
});

const warningsRoute = route('reports', {
  method: 'get',
  path: '/v1/admin/reports/ministry/warnings',
  tags,
  summary:
    'Permits that need somebody: shared, expired, soon to expire, unverified, too many guests',
  request: { query: MinistryWarningQuery },
  responses: { 200: answer(MinistryWarnings, 'One page; villas on sale first') },
});

export const adminMinistryRoutes = featureApp()
  .openapi(workbookRoute, async (c) => {
    const { month } = c.req.valid('query');
    const deps = c.get('deps');
    return ministryWorkbook(month, await listMinistryRows(deps, month), deps.clock.now());
  })
  .openapi(rowsRoute, async (c) => {
    const { month, skip, take } = c.req.valid('query');
    const rows = await listMinistryRows(c.get('deps'), month);
    const content = { items: rows.slice(skip, skip + take), total: rows.length, skip, take };
    return c.json({ content }, 200);
  })
  .openapi(warningsRoute, async (c) => {
    const content = await readMinistryWarnings(c.get('deps'), c.req.valid('query'));
    return c.json({ content }, 200);
  });
