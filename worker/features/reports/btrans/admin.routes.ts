import {
  BtransChanges,
  BtransFile,
  BtransFilePage,
  BtransFilesQuery,
  BtransMissingPage,
  BtransPageQuery,
  BtransQuery,
  BtransSummary,
  RecordBtransFileInput,
} from '#domain/reports/btrans/schema.ts';
import { fileAnswer } from '#worker/http/answers/file-answer.ts';
import { route, tagged } from '#worker/http/route.ts';
import { encodeTexts, startStream } from '#worker/platform/files/text-stream.ts';
import { zipFiles } from '#worker/platform/files/zip.ts';
import { listBtransChanges } from './changes.ts';
import { listBtransMissing } from './lists.ts';
import { listFileRows } from './queries.ts';
import { readBtransMonth, requireAgency } from './month.ts';
import { toSummary } from './present.ts';
import { recordBtransFile } from './record-file.ts';
import { btransFileName, writeBtransXml } from './write-xml.ts';

export const adminBtransRoutes = tagged('admin reports', [
  route('tax-report', 'get /v1/admin/reports/btrans', {
    summary: "A month's short lets for the revenue administration (BTRANS), as XML",
    description:
      'Confirmed reservations and later ones whose facts are complete and whose commission was ' +
      'collected; streamed. `dosyano` is one more than the last recorded file of the month. ' +
      '422 REPORT_NOT_READY while the agency lacks its title, tax number or a lira account.',
    query: BtransQuery,
    file: 'application/xml',
    handle: async (deps, { query }) => {
      const month = await readBtransMonth(deps, query);
      requireAgency(month);
      const xml = await startStream(encodeTexts(writeBtransXml(deps, month)));
      return fileAnswer(xml, btransFileName(month, 'xml'), 'application/xml; charset=utf-8');
    },
  }),
  route('tax-report', 'get /v1/admin/reports/btrans.zip', {
    summary: 'The same XML in a zip, as it is uploaded',
    description: '422 REPORT_NOT_READY.',
    query: BtransQuery,
    file: 'application/zip',
    returns: 'The archive',
    handle: async (deps, { query }) => {
      const month = await readBtransMonth(deps, query);
      requireAgency(month);
      const xml = encodeTexts(writeBtransXml(deps, month));
      const entry = { name: btransFileName(month, 'xml'), pieces: xml };
      const zip = await startStream(zipFiles(deps.clock.now(), [entry]));
      return fileAnswer(zip, btransFileName(month, 'zip'), 'application/zip');
    },
  }),
  route('tax-report', 'get /v1/admin/reports/btrans/summary', {
    summary: 'How many reservations are in the file and out of it, why, and what they come to',
    query: BtransQuery,
    answer: BtransSummary,
    returns: 'The month',
    handle: async (deps, { query }) => {
      const month = await readBtransMonth(deps, query);
      return toSummary(month);
    },
  }),
  route('tax-report', 'get /v1/admin/reports/btrans/missing', {
    summary:
      'Reservations that stay out of the file, all that is missing and where it is filled in',
    query: BtransPageQuery,
    answer: BtransMissingPage,
    returns: 'One page, by check-in',
    handle: (deps, { query }) => listBtransMissing(deps, query),
  }),
  route('tax-report', 'get /v1/admin/reports/btrans/changes', {
    summary: "What differs from the month's last recorded file: a corrected one would say it",
    query: BtransPageQuery,
    answer: BtransChanges,
    returns: 'One page; what is gone first',
    handle: (deps, { query }) => listBtransChanges(deps, query),
  }),
  route('tax-report', 'get /v1/admin/reports/btrans/files', {
    summary: 'Files that were recorded as sent, the newest first',
    query: BtransFilesQuery,
    answer: BtransFilePage,
    returns: 'One page',
    handle: ({ db }, { query }) => listFileRows(db, query),
  }),
  route('tax-report', 'post /v1/admin/reports/btrans/files', {
    summary: "Record a month's file as sent, under its number",
    description:
      '409 REPORT_CHANGED when that number is recorded already, or the month is no longer what was ' +
      'sent; 422 NOTHING_TO_REPORT, REPORT_NOT_READY.',
    json: RecordBtransFileInput,
    answer: BtransFile,
    returns: 'It is recorded',
    status: 201,
    handle: (deps, { body }, { actor, session: { name } }) =>
      recordBtransFile(deps, body, actor, name),
  }),
]);
