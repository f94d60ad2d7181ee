import { sql } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { guard, type Step } from '#worker/platform/database/write-batch.ts';

/** Aborts a write that would leave no admin: goes before the change of `userId`. */
export const anotherAdminStays = (userId: number): Step =>
  guard(
    'user.another_admin',
    sql`exists (select 1 from users where role = 'ADMIN' and active = 1 and id <> ${userId})`,
    () => refused('LAST_ADMIN'),
  );
