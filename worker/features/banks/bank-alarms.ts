import { formatIban } from '#domain/values/iban.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { alarmAdmins } from '#worker/features/users/admin-alarms.ts';

/**
 * Tells every admin that an account which guests pay to has changed; belongs in the batch that
 * changes it. `what` ends the sentence: `eklendi`, `silindi`.
 */
export const bankAlarms = (
  deps: Deps,
  { bankName, iban }: { bankName: string; iban: string },
  what: string,
  actor: Actor,
): Promise<Step[]> =>
  alarmAdmins(deps, actor, (by) => ({
    kind: 'bank_changed',
    account: `${bankName}, ${formatIban(iban)}`,
    what,
    by,
  }));
