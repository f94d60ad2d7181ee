import { eq } from 'drizzle-orm';
import type { AccountPlan } from '#domain/bookkeeping/accounts.ts';
import { settings } from '#drizzle/schema/settings.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { storeSettings } from '#worker/features/settings/stored-settings.ts';
import { ACCOUNTS_KEY } from './queries.ts';
import { toPlan } from './show-journal.ts';

export async function readAccounts(db: Database): Promise<AccountPlan> {
  const [row] = await db.read
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, ACCOUNTS_KEY));
  return toPlan(row?.value ?? null);
}

/** Changes the account codes; they apply to every month from now on. */
export async function saveAccounts(
  { db, clock }: Deps,
  plan: AccountPlan,
  actor: Actor,
): Promise<AccountPlan> {
  const before = await readAccounts(db);
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    ...storeSettings(write.now, 'bookkeeping', { [ACCOUNTS_KEY]: JSON.stringify(plan) }),
    write.audit('settings.update', 'bookkeeping', { before, after: plan }),
  ]);
  return plan;
}
