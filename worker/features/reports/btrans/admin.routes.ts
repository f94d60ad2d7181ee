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
import { actorOf, getSession } from '#worker/http/context.ts';
import { fileAnswer, fileResponses } from '#worker/http/answers/file-answer.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { encodeTexts, startStream } from '#worker/platform/files/text-stream.ts';
import { zipFiles } from '#worker/platform/files/zip.ts';
import { listBtransChanges } from './changes.ts';
import { listBtransFiles, listBtransMissing } from './lists.ts';
import { readBtransMonth, requireAgency } from './month.ts';
import { toSummary } from './present.ts';
import { recordBtransFile } from './record-file.ts';
import { btransFileName, writeBtransXml } from './write-xml.ts';

const tags = ['admin reports'];

const xmlRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans',
  tags,
  summary: "A month's short lets for the revenue administration (BTRANS), as XML",
  description:
    'Confirmed reservations and later ones whose facts are complete and whose commission was ' +
    'collected; streamed. `dosyano` is one more than the last recorded file of the month. ' +
    '422 REPORT_NOT_READY while the agency lacks its title, tax number or a lira account.',
  request: { query: BtransQuery },
  responses: fileResponses('application/xml'),
});

const zipRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans.zip',
  tags,
  summary: 'The same XML in a zip, as it is uploaded',
  description: '422 REPORT_NOT_READY.',
  request: { query: BtransQuery },
  responses: fileResponses('application/zip', 'The archive'),
});

const summaryRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans/summary',
  tags,
  summary: 'How many reservations are in the file and out of it, why, and what they come to',
  request: { query: BtransQuery },
  responses: { 200: answer(BtransSummary, 'The month') },
});

const missingRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans/missing',
  tags,
  summary: 'Reservations that stay out of the file, all that is missing and where it is filled in',
  request: { query: BtransPageQuery },
  responses: { 200: answer(BtransMissingPage, 'One page, by check-in') },
});

const changesRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans/changes',
  tags,
  summary: "What differs from the month's last recorded file: a corrected one would say it",
  request: { query: BtransPageQuery },
  responses: { 200: answer(BtransChanges, 'One page; what is gone first') },
});

const filesRoute = route('tax-report', {
  method: 'get',
  path: '/v1/admin/reports/btrans/files',
  tags,
  summary: 'Files that were recorded as sent, the newest first',
  request: { query: BtransFilesQuery },
  responses: { 200: answer(BtransFilePage, 'One page') },
});

const recordRoute = route('tax-report', {
  method: 'post',
  path: '/v1/admin/reports/btrans/files',
  tags,
  summary: "Record a month's file as sent, under its number",
  description:
    '409 REPORT_CHANGED when that number is recorded already, or the month is no longer what was ' +
    'sent; 422 NOTHING_TO_REPORT, REPORT_NOT_READY.',
  request: { body: jsonBody(RecordBtransFileInput) },
  responses: { 201: answer(BtransFile, 'It is recorded') },
});

export const adminBtransRoutes = featureApp()
  .openapi(xmlRoute, async (c) => {
    const deps = c.get('deps');
    const month = await readBtransMonth(deps, c.req.valid('query'));
    requireAgency(month);
    const xml = await startStream(encodeTexts(writeBtransXml(deps, month)));
    return fileAnswer(xml, btransFileName(month, 'xml'), 'application/xml; charset=utf-8');
  })
  .openapi(zipRoute, async (c) => {
    const deps = c.get('deps');
    const month = await readBtransMonth(deps, c.req.valid('query'));
    requireAgency(month);
    const xml = encodeTexts(writeBtransXml(deps, month));
    const entry = { name: btransFileName(month, 'xml'), pieces: xml };
    const zip = await startStream(zipFiles(deps.clock.now(), [entry]));
    return fileAnswer(zip, btransFileName(month, 'zip'), 'application/zip');
  })
  .openapi(summaryRoute, async (c) => {
    const month = await readBtransMonth(c.get('deps'), c.req.valid('query'));
    return c.json({ content: toSummary(month) }, 200);
  })
  .openapi(missingRoute, async (c) => {
    const content = await listBtransMissing(c.get('deps'), c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(changesRoute, async (c) => {
    const content = await listBtransChanges(c.get('deps'), c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(filesRoute, async (c) => {
    const content = await listBtransFiles(c.get('deps'), c.req.valid('query'));
    return c.json({ content }, 200);
  })
  .openapi(recordRoute, async (c) => {
    const { name } = getSession(c);
    const content = await recordBtransFile(c.get('deps'), c.req.valid('json'), actorOf(c), name);
    return c.json({ content }, 201);
  });
