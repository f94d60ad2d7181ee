import { and, count, eq, isNull } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { stayRequests } from '#drizzle/schema/stay-page.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** What nobody has looked at yet: requests, and messages for users who answer them; one trip. */
export async function readUnread(db: Database, viewer: Viewer) {
  const [requests, messages, wishes] = await db.read.batch([
    db.read
      .select({ n: count() })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(
        and(isNull(reservations.readAt), eq(reservations.status, 'requested'), visibleTo(viewer)),
      ),
    db.read.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.readAt)),
    db.read.select({ n: count() }).from(stayRequests).where(eq(stayRequests.state, 'open')),
  ]);
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: may(viewer.role, 'messages') ? (messages[0]?.n ?? 0) : 0,
    stayRequestCount: may(viewer.role, 'stay-requests') ? (wishes[0]?.n ?? 0) : 0,
  };
}
