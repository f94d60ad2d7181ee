import * as z from 'zod';
import {
  CloseComplaintInput,
  Complaint,
  ComplaintChange,
  ComplaintPage,
  ComplaintQuery,
  ComplaintRemedyInput,
  NewComplaintInput,
} from '#domain/complaints/schema.ts';
import { assertMay } from '#worker/http/access.ts';
import { EventIdParam } from '#worker/http/requests/path-params.ts';
import { route, tagged } from '#worker/http/route.ts';
import { today } from '#worker/platform/clock.ts';
import { mapPage } from '#worker/platform/database/read-page.ts';
import { listComplaints, toComplaint } from './queries.ts';
import { remedyComplaint } from './remedy.ts';
import { changeComplaint, closeComplaint, takeComplaint } from './write-complaint.ts';

export const complaintRoutes = tagged('admin complaints', [
  route('stay-requests', 'get /v1/admin/complaints', {
    summary: 'Complaints of guests, the open ones first and of them the earliest promise',
    query: ComplaintQuery,
    answer: ComplaintPage,
    returns: 'One page',
    handle: async ({ db, clock }, { query }) => {
      const day = today(clock);
      return mapPage(await listComplaints(db, query, day), (row) => toComplaint(row, day));
    },
  }),
  route('stay-requests', 'post /v1/admin/complaints', {
    summary: 'Take a complaint of a guest down: what happened, what was promised, by when',
    description: '404 NOT_FOUND.',
    json: NewComplaintInput,
    answer: z.object({ id: z.string() }),
    returns: 'It is taken down',
    status: 201,
    idempotency: 'required',
    handle: (deps, { body, key }, { actor }) => takeComplaint(deps, body, key, actor),
  }),
  route('stay-requests', 'patch /v1/admin/complaints/{id}', {
    summary: 'Correct a complaint, or promise another day',
    description: '404 NOT_FOUND, 409 STALE_VERSION, COMPLAINT_CLOSED.',
    param: EventIdParam,
    json: ComplaintChange,
    answer: Complaint,
    returns: 'The complaint',
    handle: (deps, { param: { id }, body }, { actor }) => changeComplaint(deps, id, body, actor),
  }),
  route('stay-requests', 'post /v1/admin/complaints/{id}/remedy', {
    summary:
      'Lower the price of the stay for a complaint, and give the amount back where it was paid',
    description:
      '404 NOT_FOUND, 409 STALE_VERSION, COMPLAINT_CLOSED, STAY_FIXED, 422 DISCOUNT_TOO_LARGE, REFUND_EXCEEDS_PAID. 403 FORBIDDEN for a refund without `payments`.',
    param: EventIdParam,
    json: ComplaintRemedyInput,
    answer: Complaint,
    returns: 'The complaint with what it cost',
    handle: (deps, { param: { id }, body }, { actor, session }) => {
      if (body.refund !== undefined) assertMay(session, 'payments');
      return remedyComplaint(deps, id, body, actor);
    },
  }),
  route('stay-requests', 'post /v1/admin/complaints/{id}/close', {
    summary: 'Close a complaint with what the guest said in the end',
    description: '404 NOT_FOUND, 409 STALE_VERSION, COMPLAINT_CLOSED.',
    param: EventIdParam,
    json: CloseComplaintInput,
    answer: Complaint,
    returns: 'The complaint, closed',
    handle: (deps, { param: { id }, body }, { actor }) => closeComplaint(deps, id, body, actor),
  }),
]);
