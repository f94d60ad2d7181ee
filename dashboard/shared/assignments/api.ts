import { queryOptions } from '@tanstack/react-query';
import type { AssignInput, Assignable } from '#domain/assignments/schema.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { assignmentRoutes } from '#worker/features/assignments/admin.routes.ts';

const { colleagues, assignments, presence } = apiClient<typeof assignmentRoutes>('/').v1.admin;

/** How often presence is reported, in milliseconds; well within the Worker's limit. */
export const BEAT_MS = 20_000;

/** The possible assignees; changes rarely. */
export const colleaguesQuery = queryOptions({
  queryKey: ['colleagues'],
  queryFn: () => colleagues.$get(),
  staleTime: 5 * 60_000,
});

/** The assignee and who else is looking; the query also reports one's own presence. */
export const attendanceQuery = (kind: Assignable, ref: string) =>
  queryOptions({
    queryKey: ['attendance', kind, ref],
    queryFn: () => presence.$post({ json: { kind, ref } }),
  });

export const assign = (json: AssignInput) => assignments.$put({ json });
