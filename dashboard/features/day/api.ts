import { queryOptions } from '@tanstack/react-query';
import type { DayPlan } from '#domain/day/schema.ts';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import type { Day } from '#domain/values/dates.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { apiClient } from '#dashboard/app/api-client.ts';
import { keepDay, readKeptDay } from '#dashboard/app/kept-day.ts';
import { readSession } from '#dashboard/app/session.ts';
import type { dayRoutes } from '#worker/features/day/admin.routes.ts';
import type { fieldTaskRoutes } from '#worker/features/house-tasks/field.routes.ts';
import type { Outgoing } from './outgoing/outgoing-store.ts';

const { day } = apiClient<typeof dayRoutes>('/').v1.admin;
const tasks = apiClient<typeof fieldTaskRoutes>('/').v1.admin.housetasks;

/** How often what the office changes is looked for, in milliseconds. */
const POLL_MS = 60_000;

/** After how long reading the day is given up, in milliseconds. */
const READ_MS = 15_000;

/** The region of the stored day; null for all. */
export const keptTown = (): number | null => keptDay()?.plan.town_id ?? null;

const keptDay = () => readKeptDay<DayPlan>(readSession()?.id);

/**
 * Arrivals, departures and tasks, everywhere or in a region; today by default, which is stored on
 * the phone: the last known state is shown until the answer arrives, and `dataUpdatedAt` tells how
 * old it is.
 */
export const dayQuery = (date: Day | undefined, town: number | null) => {
  const query = { ...(date && { date }), ...(town !== null && { town_id: String(town) }) };
  const kept = () => (keptTown() === town ? keptDay() : null);
  return queryOptions({
    queryKey: ['day', query],
    queryFn: () => (date === undefined ? readToday(query) : day.$get({ query })),
    refetchInterval: POLL_MS,
    ...(date === undefined && {
      // Stored data is always refetched, however new it is.
      staleTime: 0,
      initialData: () => kept()?.plan,
      initialDataUpdatedAt: () => kept()?.seenAt,
    }),
  });
};

async function readToday(query: { town_id?: string }): Promise<DayPlan> {
  // On a bad line a request neither arrives nor fails; then the stored day says how old it is.
  const signal = AbortSignal.timeout(READ_MS);
  const plan = await day.$get({ query }, { init: { signal } });
  const session = readSession();
  if (session !== null) keepDay(session.id, plan);
  return plan;
}

/** Milliseconds after which sending a report, or a photo on a slow connection, is given up. */
const REPORT_MS = 30_000;
const PHOTO_MS = 240_000;

/** Sends a person's report; idempotent. Returns the updated task. @throws ApiError */
export function sendOutgoing(item: Outgoing): Promise<HouseTask> {
  // A connection that stalls without breaking would block the queue; a request given up is retried.
  const signal = AbortSignal.timeout(item.kind === 'report' ? REPORT_MS : PHOTO_MS);
  if (item.kind === 'report') {
    const json = { ...item.report, at: item.at };
    return tasks[':key'].$put({ param: { key: item.task }, json }, { init: { signal } });
  }
  const body = new FormData();
  if (item.photo !== null) body.set('photo', item.photo);
  if (item.kind === 'photo') {
    const path = `/v1/admin/housetasks/${encodeURIComponent(item.task)}/photos/${item.id}`;
    return contentOf<HouseTask>(apiFetch(path, { method: 'PUT', body, signal }));
  }
  for (const [name, value] of Object.entries(item.fields)) body.set(name, String(value));
  if (item.task !== null) body.set('task', item.task);
  const headers = { 'idempotency-key': item.id };
  return contentOf<HouseTask>(
    apiFetch('/v1/admin/problems', { method: 'POST', headers, body, signal }),
  );
}
