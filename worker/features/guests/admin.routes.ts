import {
  GuestLink,
  GuestLinkInput,
  GuestReport,
  GuestReportQuery,
  LinksRevoked,
} from '#domain/guests/admin-schema.ts';
import { QueuedMail, SendMailInput } from '#domain/payments/admin-schema.ts';
import { actorOf } from '#worker/http/context.ts';
import { csvAnswer, toCsv } from '#worker/http/answers/csv.ts';
import { fileResponses, XLSX } from '#worker/http/answers/file-answer.ts';
import { IdempotencyHeader } from '#worker/http/requests/idempotency-header.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { answer, featureApp, jsonBody, route } from '#worker/http/route.ts';
import { exportGuests, getGuestReport, REPORT_COLUMNS } from './report.ts';
import { revokeLinks } from '#worker/features/guest-links/revoke-links.ts';
import { sendGuestLink, shareGuestLink } from './share-link.ts';
import { guestWorkbook } from './workbook.ts';

const tags = ['admin guests'];

const reportRoute = route('identity', {
  method: 'get',
  path: '/v1/admin/reports/guests',
  tags,
  summary: 'The guest lists of a day (law 1774), numbers masked; today without `date`',
  request: { query: GuestReportQuery },
  responses: { 200: answer(GuestReport, 'The stays of the day, by villa, with what is missing') },
});

const csvRoute = route('identity', {
  method: 'get',
  path: '/v1/admin/reports/guests.csv',
  tags,
  summary: 'The same for the police: numbers in full; the audit log keeps who took them out',
  request: { query: GuestReportQuery },
  responses: fileResponses('text/csv'),
});

const xlsxRoute = route('identity', {
  method: 'get',
  path: '/v1/admin/reports/guests.xlsx',
  tags,
  summary: 'The same as a workbook',
  request: { query: GuestReportQuery },
  responses: fileResponses(XLSX),
});

const linkRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/reservations/{id}/guestlink',
  tags,
  summary: "The private link of a stay's page, to copy or to send by WhatsApp",
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam, body: jsonBody(GuestLinkInput) },
  responses: { 200: answer(GuestLink, 'The link, the same until it is renewed') },
});

const revokeRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/reservations/{id}/links/revoke',
  tags,
  summary: 'End every private link of a stay that was given out: its page, voucher, payment',
  description: '404 NOT_FOUND.',
  request: { params: EventIdParam },
  responses: { 200: answer(LinksRevoked, 'They open nothing any more; new ones can be made') },
});

const sendRoute = route('reservations.write', {
  method: 'post',
  path: '/v1/admin/sendguestlink',
  tags,
  summary: 'Ask the guest by mail to fill in the list',
  request: { headers: IdempotencyHeader, body: jsonBody(SendMailInput) },
  responses: {
    200: answer(QueuedMail, 'The mail is queued; 422 NOT_IN_THIS_STATE, TEMPLATE_INACTIVE'),
  },
});

export const adminGuestRoutes = featureApp()
  .openapi(reportRoute, async (c) => {
    return c.json({ content: await getGuestReport(c.get('deps'), c.req.valid('query')) }, 200);
  })
  .openapi(csvRoute, async (c) => {
    const { date, rows } = await exportGuests(c.get('deps'), c.req.valid('query'), actorOf(c));
    return csvAnswer(toCsv(REPORT_COLUMNS, rows), `misafirler-${date}.csv`);
  })
  .openapi(xlsxRoute, async (c) => {
    const deps = c.get('deps');
    const { date, rows } = await exportGuests(deps, c.req.valid('query'), actorOf(c));
    return guestWorkbook(date, rows, deps.clock.now());
  })
  .openapi(linkRoute, async (c) => {
    const { id } = c.req.valid('param');
    const content = await shareGuestLink(c.get('deps'), id, c.req.valid('json'), actorOf(c));
    return c.json({ content }, 200);
  })
  .openapi(revokeRoute, async (c) => {
    await revokeLinks(c.get('deps'), c.req.valid('param').id, actorOf(c));
    return c.json({ content: { revoked: true as const } }, 200);
  })
  .openapi(sendRoute, async (c) => {
    const { 'idempotency-key': key } = c.req.valid('header');
    const settled = await sendGuestLink(c.get('deps'), c.req.valid('json'), key, actorOf(c));
    if (settled.replayed) c.header('Idempotent-Replayed', 'true');
    return c.json({ content: settled.content }, 200);
  });
