import { sql } from 'drizzle-orm';
import { NO_PASSWORD } from '#domain/auth/no-password.ts';
import { conflict } from '#domain/errors.ts';
import type { OwnerFacts } from '#domain/import/understand/people.ts';
import { userDetails, users } from '#drizzle/schema/users.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { guard } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { emailTaken, searchable } from '#worker/features/users/create-user.ts';
import type { Track } from './track.ts';

/**
 * An owner whom a file names: nobody is written to, and without an address there is no login until
 * a clerk enters one. @throws `EMAIL_TAKEN` (409), `STALE_VERSION` when somebody just created them.
 */
export async function createOwner(
  deps: Deps,
  { name, phone, email }: OwnerFacts,
  actor: Actor,
  track: Track,
): Promise<void> {
  const facts = { ...splitName(name), phone: phone || null };
  const found = searchable(facts);
  const write = beginWrite(deps, actor);
  // The one just inserted: its id is chosen by the database.
  const id = sql<number>`(select max(id) from users)`;
  await write.run([
    guard(
      'owner.once',
      sql`not exists (select 1 from users u join user_details d on d.user_id = u.id
        where u.role = 'OWNER' and (d.phone = ${facts.phone}
          or ${facts.phone} is null and ${email} = '' and u.search_text = ${found.searchText}))`,
      () => conflict('STALE_VERSION', `${name} az önce eklendi. Yeniden deneyin.`),
    ),
    write.insert(users, { email, role: 'OWNER', passwordHash: NO_PASSWORD, ...found }, () =>
      emailTaken(email),
    ),
    write.insert(userDetails, { ...facts, userId: id }),
    track('owner', id, { version: 1 }),
    write.audit('user.create', id, { after: { ...facts, role: 'OWNER', invited: false } }),
  ]);
}

/** The last word is the surname; a single word is the first name. */
function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return { firstName: words.join(' '), lastName };
}
