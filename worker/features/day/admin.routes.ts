import { DayPlan, DayQuery } from '#domain/day/schema.ts';
import { route, tagged } from '#worker/http/route.ts';
import { readDay } from './read-day.ts';

/** What people who work in the houses see of the stays. */
export const dayRoutes = tagged('admin day', [
  route('day', 'get /v1/admin/day', {
    summary: 'Who comes and goes on a day and what is to be done, with names, phones and addresses',
    description:
      'Today unless `date` says another: yesterday or one of the next seven days. 150 houses at most, the ' +
      'reader’s own work first, then where guests come or go; `town_id` narrows it. 400 VALIDATION.',
    query: DayQuery,
    answer: DayPlan,
    returns: 'Arrivals, departures, tasks and their houses, region by region',
    handle: (deps, { query }, { session }) => readDay(deps, query, session.userId),
  }),
]);
