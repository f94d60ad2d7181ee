import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TaskRules } from '#domain/house-tasks/rules.ts';
import type { HouseTask, TaskAssignInput } from '#domain/house-tasks/schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import type { fieldTaskRoutes } from '#worker/features/house-tasks/field.routes.ts';
import type { officeTaskRoutes } from '#worker/features/house-tasks/office.routes.ts';
import type { TaskSearch } from './search.ts';

const { housetasks, taskrules, villas } = apiClient<typeof officeTaskRoutes>('/').v1.admin;
const field = apiClient<typeof fieldTaskRoutes>('/').v1.admin.housetasks;

/** Most rows of the list; filters find others. */
export const MAX_TASKS = 200;

/** How often what people in the houses tick is looked for, in milliseconds. */
const POLL_MS = 60_000;

export function taskListQuery({ state = 'open', ...search }: TaskSearch) {
  const query = {
    ...search,
    ...(state !== 'all' && { state }),
    skip: '0',
    take: String(MAX_TASKS),
  };
  return queryOptions({
    queryKey: ['house-tasks', 'list', query],
    queryFn: () => housetasks.$get({ query }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

export const taskPeopleQuery = queryOptions({
  queryKey: ['house-tasks', 'people'],
  queryFn: () => housetasks.people.$get(),
  staleTime: 5 * 60_000,
});

/** @throws ApiError `NOT_FOUND`, `STALE_VERSION`, `UNKNOWN_CHOICE` */
export const assignTask = (key: string, json: TaskAssignInput) =>
  housetasks[':key'].assignee.$put({ param: { key }, json });

/** @throws ApiError `NOT_FOUND`, `TOO_EARLY` */
export const markTask = (key: string, done: boolean) =>
  field[':key'].$put({ param: { key }, json: { done } });

type Planned = { villa_id: number; title: string; day: string; before_arrival: boolean };

/** Work in a house that is not derived from a stay. @throws ApiError `NOT_FOUND`, `VALIDATION` */
export function planWork(planned: Planned, key: string): Promise<HouseTask> {
  const body = new FormData();
  for (const [name, value] of Object.entries(planned)) body.set(name, String(value));
  const headers = { 'idempotency-key': key };
  return contentOf<HouseTask>(apiFetch('/v1/admin/problems', { method: 'POST', headers, body }));
}

export const villaRulesQuery = (villaId: number) =>
  queryOptions({
    queryKey: ['house-tasks', 'rules', villaId],
    queryFn: () => villas[':villa_id'].taskrules.$get({ param: { villa_id: villaId } }),
  });

export const saveVillaRules = (villaId: number, own: TaskRules | null) =>
  villas[':villa_id'].taskrules.$put({ param: { villa_id: villaId }, json: { own } });

export const agencyRulesQuery = queryOptions({
  queryKey: ['house-tasks', 'rules', 'agency'],
  queryFn: () => taskrules.$get(),
});

export const saveAgencyRules = (json: TaskRules) => taskrules.$put({ json });
