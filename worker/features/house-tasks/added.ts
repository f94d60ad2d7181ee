import { type SQL, sql } from 'drizzle-orm';

/** What people added to a task. */
export type Added = {
  completions: { done_on: string; at: string; by: string }[];
  noted: { checked: string[]; note: string } | null;
  photos: { id: string; at: string; by: number | null }[];
  assignee: { id: number; name: string } | null;
};

const nameOf = (person: string) => sql.raw(`${person}.first_name || ' ' || ${person}.last_name`);

/** The parts of `Added` as JSON, for the tasks `s`; each is found by its key. */
export const ADDED: Record<keyof Added, SQL> = {
  completions: sql`(
    select json_group_array(json_object('done_on', d.done_on, 'at', d.done_at, 'by', ${nameOf('by')}))
    from task_completions d join user_details by on by.user_id = d.done_by where d.task = s.key
  )`,
  noted: sql`(
    select json_object('checked', json(checked), 'note', note) from task_notes where task = s.key
  )`,
  photos: sql`(
    select json_group_array(json_object('id', id, 'at', created_at, 'by', created_by)) from (
      select id, created_at, created_by from task_photos where task = s.key order by created_at, id
    )
  )`,
  assignee: sql`(
    select json_object('id', a.user_id, 'name', ${nameOf('one')}) from assignments a
    join user_details one on one.user_id = a.user_id where a.kind = 'task' and a.ref = s.key
  )`,
};
