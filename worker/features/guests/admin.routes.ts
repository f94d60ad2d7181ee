import {
  GuestLink,
  GuestLinkInput,
  GuestReport,
  GuestReportQuery,
  LinksRevoked,
} from '#domain/guests/admin-schema.ts';
import { QueuedMail, SendMailInput } from '#domain/payments/admin-schema.ts';
import { csvAnswer, toCsv } from '#worker/http/answers/csv.ts';
import { XLSX } from '#worker/http/answers/file-answer.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { exportGuests, getGuestReport, REPORT_COLUMNS } from './report.ts';
import { revokeLinks } from '#worker/features/guest-links/revoke-links.ts';
import { sendGuestLink, shareGuestLink } from './share-link.ts';
import { guestWorkbook } from './workbook.ts';

export const adminGuestRoutes = tagged('admin guests', [
  route('identity', 'get /v1/admin/reports/guests', {
    summary: 'The guest lists of a day (law 1774), numbers masked; today without `date`',
    query: GuestReportQuery,
    answer: GuestReport,
    returns: 'The stays of the day, by villa, with what is missing',
    handle: (deps, { query }) => getGuestReport(deps, query),
  }),
  route('identity', 'get /v1/admin/reports/guests.csv', {
    summary: 'The same for the police: numbers in full; the audit log keeps who took them out',
    query: GuestReportQuery,
    file: 'text/csv',
    handle: async (deps, { query }, { actor }) => {
      const { date, rows } = await exportGuests(deps, query, actor);
      return csvAnswer(toCsv(REPORT_COLUMNS, rows), `misafirler-${date}.csv`);
    },
  }),
  route('identity', 'get /v1/admin/reports/guests.xlsx', {
    summary: 'The same as a workbook',
    query: GuestReportQuery,
    file: XLSX,
    handle: async (deps, { query }, { actor }) => {
      const { date, rows } = await exportGuests(deps, query, actor);
      return guestWorkbook(date, rows, deps.clock.now());
    },
  }),
  route('reservations.write', 'post /v1/admin/reservations/{id}/guestlink', {
    summary: "The private link of a stay's page, to copy or to send by WhatsApp",
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    json: GuestLinkInput,
    answer: GuestLink,
    returns: 'The link, the same until it is renewed',
    handle: (deps, { param: { id }, body }, { actor }) => shareGuestLink(deps, id, body, actor),
  }),
  route('reservations.write', 'post /v1/admin/reservations/{id}/links/revoke', {
    summary: 'End every private link of a stay that was given out: its page, voucher, payment',
    description: '404 NOT_FOUND.',
    param: EventIdParam,
    answer: LinksRevoked,
    returns: 'They open nothing any more; new ones can be made',
    handle: async (deps, { param }, { actor }) => {
      await revokeLinks(deps, param.id, actor);
      return { revoked: true as const };
    },
  }),
  route('reservations.write', 'post /v1/admin/sendguestlink', {
    summary: 'Ask the guest by mail to fill in the list',
    json: SendMailInput,
    answer: QueuedMail,
    returns: 'The mail is queued; 422 NOT_IN_THIS_STATE, TEMPLATE_INACTIVE',
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => sendGuestLink(deps, body, key, actor),
  }),
]);
