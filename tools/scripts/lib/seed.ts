import type { Client } from '@libsql/client/web';
import { istanbulDay } from '#domain/values/dates.ts';
import { seed } from '#drizzle/seed/import/seed.ts';
import { sealIdentity } from '#worker/features/villas/save/btrans-identity.ts';
import { DEMO_LOGINS } from './demo-logins.ts';
import { hashPassword } from '#worker/features/auth/password/password.ts';

export { DEMO_LOGINS };

type SeedingOptions = {
  villas?: number;
  /** Encrypts identity numbers of owners; without it the demo has none. */
  dataSecret?: string | undefined;
  /** Most unanswered requests of one guest; tests need more from one address. */
  openRequests?: string | undefined;
  onProgress?: (villas: number) => void;
};

/** Seeds a database without users; @returns false if it had some. */
export async function seedIfEmpty(
  client: Client,
  { villas = 120, dataSecret, openRequests, onProgress }: SeedingOptions = {},
): Promise<boolean> {
  const { rows } = await client.execute('select count(*) as n from users');
  if (Number(rows[0]?.n) > 0) return false;
  const now = new Date();
  await seed(client, {
    villas,
    moment: { now, today: istanbulDay(now) },
    admin: {
      email: DEMO_LOGINS[0].email,
      passwordHash: await hashPassword(DEMO_LOGINS[0].password),
    },
    sealIdentity: dataSecret
      ? (villaId, number) => sealIdentity({ secrets: { data: dataSecret } }, villaId, number)
      : undefined,
    ...(onProgress && { onProgress }),
  });
  if (openRequests) await setRule(client, 'open_requests_max', openRequests);
  return true;
}

/** Upserts one of the agency's rules. */
export const setRule = (client: Client, key: string, value: string) =>
  client.execute({
    sql: `insert into settings ("group", key, value) values ('rules', ?, ?)
      on conflict (key) do update set value = excluded.value`,
    args: [key, value],
  });
