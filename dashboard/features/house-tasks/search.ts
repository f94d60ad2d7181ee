import { TASK_KINDS } from '#domain/house-tasks/kinds.ts';
import { oneOf, searchDay, searchId, searchOf } from '#dashboard/list/filters/list-search.ts';

/** The filters of the list in its address; by default today's open tasks. */
export const parseTaskSearch = searchOf({
  date1: searchDay,
  date2: searchDay,
  villa_id: searchId,
  kind: oneOf(...TASK_KINDS),
  state: oneOf('open', 'done', 'all'),
  mine: oneOf('1'),
});
export type TaskSearch = ReturnType<typeof parseTaskSearch>;
