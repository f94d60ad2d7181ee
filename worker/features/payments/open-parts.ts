import { type SQL, sql } from 'drizzle-orm';

/** Of each stay's interim payments that are unpaid, and `which`, the first day and the open amount. */
export const openParts = (which: SQL) => sql`(
  select reservation_id, min(due_on) as due_on, max(up_to) - max(for_stay) as amount
  from stay_parts where ${which} and for_stay < up_to group by reservation_id
)`;
