import { istanbulMinutes } from '#domain/values/istanbul-time.ts';
import { MORNING_MINUTES, optionReminderAt } from '#domain/mail/reminders.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { inMinutes, instant, startOfDay, today } from '#worker/platform/clock.ts';
import { reminderMail } from '#worker/features/outbox/queue-mail.ts';
import { type DueMail, readDue, readReminderRules } from './reminder-queries.ts';

/**
 * Queues the time-based mails, every minute: a coming arrival, an incomplete guest list, an open
 * balance, an option about to end, the morning of departure, a completed stay. The outbox itself
 * records what was sent, and its key prevents a second row, so a crashed or concurrent run has no
 * effect. Three trips, two when nothing is due. @returns how many mails were added to the outbox.
 */
export async function queueReminders(deps: Deps): Promise<number> {
  const due = await findDue(deps);
  if (due.length === 0) return 0;
  const now = deps.clock.now();
  await deps.db.write(
    due.map(({ id, occasion, template }) => reminderMail(now, id, occasion, template)),
  );
  return due.length;
}

async function findDue(deps: Deps): Promise<DueMail[]> {
  const rules = await readReminderRules(deps.db);
  const day = today(deps.clock);
  const now = instant(deps.clock);
  const { dated, options } = await readDue(
    deps.db,
    rules,
    inMinutes(deps.clock, rules.optionMinutes),
    {
      now,
      today: day,
      startOfDay: startOfDay(day),
      isMorning: istanbulMinutes(deps.clock.now()) >= MORNING_MINUTES,
    },
  );
  const ending = options.filter((option) => {
    const at = optionReminderAt(option, rules);
    return at !== null && at <= now;
  });
  return [
    ...dated,
    ...ending.map(({ id, expiresAt }) => ({
      id,
      occasion: expiresAt,
      template: 'opsiyon_hatirlatma',
    })),
  ];
}
