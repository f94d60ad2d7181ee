import type { Client } from '@libsql/client';
import { Refusal } from './installation.ts';

/**
 * Pages cannot be built without the settings and texts that every agency begins with.
 * @throws {@link Refusal} naming what puts them in.
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
