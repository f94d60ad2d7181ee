import { eq, type SQL } from 'drizzle-orm';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** The viewer: staff see every row, an owner those of their own villas. */
export type Viewer = { role: Role; userId: number };

/** The row filter of a viewer, for reads that join `villas`; every one of them must use it. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return isStaff(viewer.role) ? undefined : eq(villas.ownerId, viewer.userId);
}
