import type { Client } from '@libsql/client';
import { Refusal } from './installation.ts';

/**
 * Checks that the initial settings and texts exist, without which pages cannot be built. @throws
 * {@link Refusal} naming the command that creates them
 */
export async function requireFirstContent(client: Client): Promise<void> {
  const { rows } = await client.execute(
    `select (select count(*) from settings) as settings, (select count(*) from pages) as pages,
       (select count(*) from users where role = 'ADMIN') as admins`,
  );
  const [found] = rows;
  const isEmpty = [found?.settings, found?.pages, found?.admins].some((n) => Number(n ?? 0) === 0);
  if (isEmpty) {
    throw new Refusal(
      'The database has no texts, settings or login yet, and a site without them would be empty. Run: npm run create-admin',
    );
  }
}
