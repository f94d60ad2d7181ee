import { and, count, eq, isNull } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import type { Database } from '#worker/platform/database/database.ts';
import { readTogether } from '#worker/platform/database/read-together.ts';
import { staysVisibleTo, type Viewer } from '#worker/platform/viewer.ts';
import { isShownAs } from '#worker/features/nights/run-out.ts';

/**
 * What nobody has looked at yet at the instant `now` (ISO 8601 UTC): requests, and messages for
 * users who answer them; one trip.
 */
export async function readUnread(db: Database, viewer: Viewer, now: string) {
  const { requests, messages, wishes } = await readTogether(db, {
    requests: db.read
      .select({ n: count() })
      .from(reservations)
      .where(and(isShownAs('requested', now), isNull(reservations.readAt), staysVisibleTo(viewer))),
    messages: db.read
      .select({ n: count() })
      .from(contactMessages)
      .where(isNull(contactMessages.readAt)),
    wishes: db.read.select({ n: count() }).from(stayRequests).where(eq(stayRequests.state, 'open')),
  });
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: may(viewer.role, 'messages') ? (messages[0]?.n ?? 0) : 0,
    stayRequestCount: may(viewer.role, 'stay-requests') ? (wishes[0]?.n ?? 0) : 0,
  };
}
