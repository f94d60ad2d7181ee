import { DISMISSED_KEY, readDismissed } from '#domain/first-steps/first-steps.ts';
import type { FirstStep } from '#domain/first-steps/schema.ts';
import type { Actor } from '#worker/platform/audit.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { storeSettings } from '#worker/features/settings/stored-settings.ts';
import { selectDismissed } from './queries.ts';

/** Says that the agency does without a step, or wants it after all. */
export async function dismissStep(
  deps: Deps,
  step: FirstStep,
  isDismissed: boolean,
  actor: Actor,
): Promise<void> {
  const [stored] = await selectDismissed(deps.db);
  const steps = readDismissed(stored?.value ?? '');
  if (steps.has(step) === isDismissed) return;
  const before = [...steps].join(',');
  if (isDismissed) steps.add(step);
  else steps.delete(step);
  const after = [...steps].join(',');
  const write = beginWrite(deps, actor);
  await write.run([
    ...storeSettings(write.now, 'rules', { [DISMISSED_KEY]: after }),
    write.audit('settings.update', 'rules', {
      before: { [DISMISSED_KEY]: before },
      after: { [DISMISSED_KEY]: after },
    }),
  ]);
}
