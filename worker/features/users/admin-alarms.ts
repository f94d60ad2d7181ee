import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import { type AccountAlarm, alarmMail } from '#worker/features/auth/alarms/account-alarms.ts';
import { listActiveAdmins } from './queries.ts';

/**
 * Notifies every admin of what one of them, `by`, has done; belongs in the batch that does it.
 */
export async function alarmAdmins(
  deps: Deps,
  actor: Actor,
  alarm: (by: string) => AccountAlarm,
): Promise<Step[]> {
  const admins = await listActiveAdmins(deps.db);
  const doer = admins.find(({ id }) => id === actor.userId);
  const by = doer === undefined ? '–' : `${doer.firstName} ${doer.lastName}`;
  return admins.map((admin) => alarmMail(deps, admin, alarm(by)));
}

/** Notifies every admin of a new one, whoever created it. */
export const newAdminAlarms = (
  deps: Deps,
  { firstName, lastName }: { firstName: string; lastName: string },
  actor: Actor,
): Promise<Step[]> =>
  alarmAdmins(deps, actor, (by) => ({ kind: 'new_admin', name: `${firstName} ${lastName}`, by }));
