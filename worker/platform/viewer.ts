import { eq, type SQL } from 'drizzle-orm';
import type { Role } from '#domain/auth/schema.ts';
import { villas } from '#drizzle/schema/villas.ts';

/** Who is looking: an admin sees every row, an owner those of own villas. */
export type Viewer = { role: Role; userId: number };

/** The row filter of a viewer, for a read that joins `villas`; it belongs in the SQL of every one. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  return viewer.role === 'ADMIN' ? undefined : eq(villas.ownerId, viewer.userId);
}
