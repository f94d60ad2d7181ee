import { eq } from 'drizzle-orm';
import type {
  CloseComplaintInput,
  Complaint,
  ComplaintChange,
  NewComplaintInput,
} from '#domain/complaints/schema.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { complaints } from '#drizzle/schema/complaints.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { today } from '#worker/platform/clock.ts';
import { once } from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { type ComplaintRow, findComplaint, toComplaint } from './queries.ts';

/** A clerk takes a complaint of a guest down. @throws `NOT_FOUND` for an unknown stay */
export const takeComplaint = once('complaint', async (deps, input: NewComplaintInput, actor) => {
  const { reservation_id, what, promise, dueOn } = input;
  const [stay] = await deps.db.read
    .select({ id: reservations.id, code: reservations.code })
    .from(reservations)
    .where(eq(reservations.id, reservation_id));
  if (stay === undefined) throw notFound('Böyle bir rezervasyon yok.');
  const write = beginWrite(deps, actor);
  const id = write.newId();
  const row = { id, reservationId: stay.id, what, promise, dueOn, createdBy: actor.userId };
  return {
    status: 201,
    content: { id },
    steps: [
      write.insert(complaints, row),
      // What was said of a person stays in the row, where it can be erased.
      write.audit('complaint.create', id, { after: { reservation: stay.code, dueOn } }),
    ],
  };
});

/** @throws `NOT_FOUND`, `COMPLAINT_CLOSED`, `STALE_VERSION` (409) */
export async function changeComplaint(
  deps: Deps,
  id: string,
  { version, ...change }: ComplaintChange,
  actor: Actor,
): Promise<Complaint> {
  const { complaint } = await openComplaint(deps, id);
  const write = beginWrite(deps, actor);
  await write.run([
    write.updateOne(complaints, { id, version }, { ...change, version: version + 1 }),
    write.audit('complaint.update', id, {
      before: { dueOn: complaint.dueOn },
      after: { dueOn: change.dueOn ?? complaint.dueOn },
    }),
  ]);
  return readComplaint(deps, id);
}

/** Closes a complaint with the guest's word. @throws as `changeComplaint` */
export async function closeComplaint(
  deps: Deps,
  id: string,
  { version, guestWord }: CloseComplaintInput,
  actor: Actor,
): Promise<Complaint> {
  await openComplaint(deps, id);
  const write = beginWrite(deps, actor);
  const closed = { guestWord, closedAt: write.at, closedBy: actor.userId, version: version + 1 };
  await write.run([
    write.updateOne(complaints, { id, version }, closed),
    write.audit('complaint.close', id, { after: { closedAt: write.at } }),
  ]);
  return readComplaint(deps, id);
}

/** @throws `NOT_FOUND`, `COMPLAINT_CLOSED` (409) */
export async function openComplaint(deps: Deps, id: string): Promise<ComplaintRow> {
  const found = await findComplaint(deps.db, id);
  if (found === null) throw notFound('Böyle bir şikâyet yok.');
  if (found.complaint.closedAt !== null) throw conflict('COMPLAINT_CLOSED');
  return found;
}

export async function readComplaint(deps: Deps, id: string): Promise<Complaint> {
  const found = await findComplaint(deps.db, id);
  if (found === null) throw notFound('Böyle bir şikâyet yok.');
  return toComplaint(found, today(deps.clock));
}
