import { and, count, eq, isNull } from 'drizzle-orm';
import { may } from '#domain/auth/permissions.ts';
import { contactMessages } from '#drizzle/schema/messages.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Database } from '../../platform/database/database.ts';
import { type Viewer, visibleTo } from '../../platform/viewer.ts';

/** What nobody has looked at yet: requests, and messages for those who answer them; one trip. */
export async function readUnread(db: Database, viewer: Viewer) {
  const [requests, messages] = await db.read.batch([
    db.read
      .select({ n: count() })
      .from(reservations)
      .innerJoin(villas, eq(villas.id, reservations.villaId))
      .where(
        and(isNull(reservations.readAt), eq(reservations.status, 'requested'), visibleTo(viewer)),
      ),
    db.read.select({ n: count() }).from(contactMessages).where(isNull(contactMessages.readAt)),
  ]);
  return {
    reservationCount: requests[0]?.n ?? 0,
    contactCount: may(viewer.role, 'messages') ? (messages[0]?.n ?? 0) : 0,
  };
}
