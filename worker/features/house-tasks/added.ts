import { sql } from 'drizzle-orm';

/** What people added to a task, each as a text of JSON; null where nobody did. */
export type Added = {
  completions: string;
  noted: string | null;
  photos: string;
  assignee: string | null;
};

export type AddedParts = {
  completions: { done_on: string; at: string; by: string }[];
  noted: { checked: string[]; note: string } | null;
  photos: { id: string; at: string }[];
  assignee: { id: number; name: string } | null;
};

const nameOf = (person: string) => sql.raw(`${person}.first_name || ' ' || ${person}.last_name`);

/** The columns of `Added`, of the tasks `s`; each is found by its key. */
export const ADDED = sql`
  (
    select json_group_array(json_object('done_on', d.done_on, 'at', d.done_at, 'by', ${nameOf('by')}))
    from task_completions d join user_details by on by.user_id = d.done_by where d.task = s.key
  ) as completions,
  (
    select json_object('checked', json(checked), 'note', note) from task_notes where task = s.key
  ) as noted,
  (
    select json_group_array(json_object('id', id, 'at', created_at)) from (
      select id, created_at from task_photos where task = s.key order by created_at, id
    )
  ) as photos,
  (
    select json_object('id', a.user_id, 'name', ${nameOf('one')}) from assignments a
    join user_details one on one.user_id = a.user_id where a.kind = 'task' and a.ref = s.key
  ) as assignee`;

export function partsOf({ completions, noted, photos, assignee }: Added): AddedParts {
  return {
    completions: JSON.parse(completions) as AddedParts['completions'],
    noted: noted === null ? null : (JSON.parse(noted) as AddedParts['noted']),
    photos: JSON.parse(photos) as AddedParts['photos'],
    assignee: assignee === null ? null : (JSON.parse(assignee) as AddedParts['assignee']),
  };
}
