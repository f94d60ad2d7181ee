import { AuditExportQuery, AuditPage, AuditQuery, AuditRow } from '#domain/audit/schema.ts';
import { notFound } from '#domain/errors.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { fileResponses } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, route } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { encodeTexts, startStream } from '#worker/platform/files/text-stream.ts';
import { writeAuditCsv, toAuditRow } from './present.ts';
import { findAuditRow, listAuditRows, listForExport } from './queries.ts';

const tags = ['admin audit'];

const listRoute = route('security', {
  method: 'get',
  path: '/v1/admin/audit',
  tags,
  summary: 'Who changed what, when, from what to what; 50 a page, newest first',
  request: { query: AuditQuery },
  responses: { 200: answer(AuditPage, 'One page') },
});

const exportRoute = route('security', {
  method: 'get',
  path: '/v1/admin/audit/export.csv',
  tags,
  summary: 'The filtered log as CSV, at most 10,000 rows',
  description: 'UTF-8 with byte order mark, `;`, CRLF; nothing in it runs as a formula.',
  request: { query: AuditExportQuery },
  responses: fileResponses('text/csv'),
});

const detailRoute = route('security', {
  method: 'get',
  path: '/v1/admin/audit/{id}',
  tags,
  summary: 'One write of the log',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(AuditRow, 'Who, when, on what, from what to what') },
});

export const auditRoutes = featureApp()
  .openapi(listRoute, async (c) => {
    const query = c.req.valid('query');
    const { skip, take } = query;
    const { rows, total } = await listAuditRows(c.get('deps').db, query);
    return c.json({ content: { items: rows.map(toAuditRow), total, skip, take } }, 200);
  })
  .openapi(exportRoute, async (c) => {
    const { db, clock } = c.get('deps');
    const csv = encodeTexts(writeAuditCsv(listForExport(db, c.req.valid('query'))));
    return csvAnswer(await startStream(csv), `denetim-kaydi-${today(clock)}.csv`);
  })
  .openapi(detailRoute, async (c) => {
    const row = await findAuditRow(c.get('deps').db, c.req.valid('param').id);
    if (row === null) throw notFound('Böyle bir kayıt yok.');
    return c.json({ content: toAuditRow(row) }, 200);
  });
