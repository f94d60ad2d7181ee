import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { alarmMail } from '#worker/features/auth/alarms/account-alarms.ts';
import { listActiveAdmins } from './queries.ts';

/** Notifies every admin of a new one, whoever created it; belongs in the batch that does. */
export async function newAdminAlarms(
  deps: Deps,
  { firstName, lastName }: { firstName: string; lastName: string },
  actor: Actor,
): Promise<Step[]> {
  const admins = await listActiveAdmins(deps.db);
  const maker = admins.find(({ id }) => id === actor.userId);
  const by = maker === undefined ? '–' : `${maker.firstName} ${maker.lastName}`;
  const name = `${firstName} ${lastName}`;
  return admins.map((admin) => alarmMail(deps, admin, { kind: 'new_admin', name, by }));
}
