import { AuditExportQuery, AuditPage, AuditQuery, AuditRow } from '#domain/audit/schema.ts';
import { notFound } from '#domain/errors.ts';
import { csvAnswer } from '#worker/http/answers/csv.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { encodeTexts, startStream } from '#worker/platform/files/text-stream.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { writeAuditCsv, toAuditRow } from './present.ts';
import { findAuditRow, listAuditRows, listForExport } from './queries.ts';

export const auditRoutes = tagged('admin audit', [
  route('security', 'get /v1/admin/audit', {
    summary: 'Who changed what, when, from what to what; 50 a page, newest first',
    query: AuditQuery,
    answer: AuditPage,
    returns: 'One page',
    handle: async ({ db }, { query }) => mapPage(await listAuditRows(db, query), toAuditRow),
  }),
  route('security', 'get /v1/admin/audit/export.csv', {
    summary: 'The filtered log as CSV, at most 10,000 rows',
    description: 'UTF-8 with byte order mark, `;`, CRLF; nothing in it runs as a formula.',
    query: AuditExportQuery,
    file: 'text/csv',
    handle: async ({ db, clock }, { query }) => {
      const csv = encodeTexts(writeAuditCsv(listForExport(db, query)));
      return csvAnswer(await startStream(csv), `denetim-kaydi-${today(clock)}.csv`);
    },
  }),
  route('security', 'get /v1/admin/audit/{id}', {
    summary: 'One write of the log',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: AuditRow,
    returns: 'Who, when, on what, from what to what',
    handle: async ({ db }, { param }) => {
      const row = await findAuditRow(db, param.id);
      if (row === null) throw notFound('Böyle bir kayıt yok.');
      return toAuditRow(row);
    },
  }),
]);
