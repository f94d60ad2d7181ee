import { eq, type SQL } from 'drizzle-orm';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** Who is looking: the agency's own people see every row, an owner those of own villas. */
export type Viewer = { role: Role; userId: number };

/** The row filter of a viewer, for a read that joins `villas`; it belongs in the SQL of every one. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return isStaff(viewer.role) ? undefined : eq(villas.ownerId, viewer.userId);
}
