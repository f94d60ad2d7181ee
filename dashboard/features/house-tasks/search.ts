import { TASK_KINDS, type TaskKind } from '#domain/house-tasks/kinds.ts';
import { searchDay, searchId, searchOneOf } from '#dashboard/list/filters/list-search.ts';

/** The filters of the list in its address; by default today's open tasks. */
export type TaskSearch = {
  date1?: string | undefined;
  date2?: string | undefined;
  villa_id?: string | undefined;
  kind?: TaskKind | undefined;
  state?: 'open' | 'done' | 'all' | undefined;
  mine?: '1' | undefined;
};

export const parseTaskSearch = (raw: Record<string, unknown>): TaskSearch => ({
  date1: searchDay(raw.date1),
  date2: searchDay(raw.date2),
  villa_id: searchId(raw.villa_id),
  kind: searchOneOf(raw.kind, [...TASK_KINDS]),
  state: searchOneOf(raw.state, ['open', 'done', 'all']),
  mine: String(raw.mine) === '1' ? '1' : undefined,
});
