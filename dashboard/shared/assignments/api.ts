import { queryOptions } from '@tanstack/react-query';
import type { AssignInput, Assignable } from '#domain/assignments/schema.ts';
import { contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { assignmentRoutes } from '#worker/features/assignments/admin.routes.ts';

const { colleagues, assignments, presence } = apiClient<typeof assignmentRoutes>('/').v1.admin;

/** How often one says to be there, in milliseconds; well within what the Worker takes for being there. */
export const BEAT_MS = 20_000;

/** Who may be given work; people come and go rarely. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => contentOf(colleagues.$get()),
  staleTime: 5 * 60_000,
});

/** Whose it is and who else is in it; asking says that one is there oneself. */
export const attendanceQuery = (kind: Assignable, ref: string) =>
  queryOptions({
    queryKey: ['attendance', kind, ref],
    queryFn: () => contentOf(presence.$post({ json: { kind, ref } })),
  });

export const assign = (json: AssignInput) => contentOf(assignments.$put({ json }));
