import { eq, type SQL } from 'drizzle-orm';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { reservations } from '#drizzle/schema/reservations.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** The viewer: staff see every row, an owner those of their own villas. */
export type Viewer = { role: Role; userId: number };

/** The row filter of a viewer for villas; every read of them must use it. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return isStaff(viewer.role) ? undefined : eq(villas.ownerId, viewer.userId);
}

/**
 * The row filter of a viewer for stays. A stay is its owner's even after the villa was given to
 * another (decision 0082).
 */
export function staysVisibleTo(viewer: Viewer): SQL | undefined {
  return isStaff(viewer.role) ? undefined : eq(reservations.ownerId, viewer.userId);
}
