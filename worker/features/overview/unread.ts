import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { staysVisibleTo, type Viewer } from '#worker/platform/viewer.ts';
import { WAITING_GUESTS } from '#worker/features/guest-records/inbox.ts';
import { isShownAs } from '#worker/features/nights/run-out.ts';

/**
 * What nobody has looked at yet at the instant `now` (ISO 8601 UTC): requests, and messages for
 * users who answer them; one trip.
 */
export async function readUnread(db: Database, viewer: Viewer, now: string) {
  const { requests, messages, wishes, waiting } = await readTogether(db, {
    requests: db.read
      .select({ n: count() })
      .from(reservations)
      .where(and(isShownAs('requested', now), isNull(reservations.readAt), staysVisibleTo(viewer))),
    messages: db.read
      .select({ n: count() })
      .from(contactMessages)
      .where(isNull(contactMessages.readAt)),
    waiting: db.read.all<{ n: number }>(
      sql`select count(distinct guest_id) as n from ${WAITING_GUESTS}`,
    ),
    wishes: db.read.select({ n: count() }).from(stayRequests).where(eq(stayRequests.state, 'open')),
  });
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: may(viewer.role, 'messages') ? (messages[0]?.n ?? 0) : 0,
    inboxCount: may(viewer.role, 'guests') ? (waiting[0]?.n ?? 0) : 0,
    stayRequestCount: may(viewer.role, 'stay-requests') ? (wishes[0]?.n ?? 0) : 0,
  };
}
