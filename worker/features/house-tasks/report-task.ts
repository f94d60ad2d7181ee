import { and, eq, gte } from 'drizzle-orm';
import { refused } from '#domain/errors.ts';
import { checklistOf } from '#domain/house-tasks/kinds.ts';
import type { HouseTask, TaskReport } from '#domain/house-tasks/schema.ts';
import { formatDayShort, istanbulDay } from '#domain/values/dates.ts';
import { maintenanceTasks, taskCompletions, taskNotes } from '#drizzle/schema/house-tasks.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { type Step, step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findTask, firstTickDay, type FoundTask } from './find-task.ts';

/**
 * Completes a task, as a whole or item by item, or reopens it. A report sent later says when it was
 * completed; sending it twice has no further effect. @throws `NOT_FOUND` when nothing requires the
 * task any more, `TOO_EARLY` (422) before its day, `VALIDATION` (422) for a completion of long ago,
 * `UNKNOWN_CHOICE` (422)
 */
export async function reportTask(
  deps: Deps,
  key: string,
  report: TaskReport,
  actor: Actor & { userId: number },
): Promise<HouseTask> {
  const write = beginWrite(deps, actor);
  const today = istanbulDay(write.now);
  const found = await findTask(deps.db, key, today);
  const at = momentOf(report, write.now);
  const steps = [
    ...doneSteps(found, report, at, actor.userId),
    ...noteSteps(found, report, write.now),
  ];
  if (steps.length === 0) return found.task;
  await write.run([
    ...steps,
    write.audit('house_task.update', key, {
      before: factsOf(found.task),
      // Notes may name guests; the log only records that one was written.
      after: { done: report.done, checked: report.checked, noted: report.note !== undefined },
    }),
  ]);
  return (await findTask(deps.db, key, today)).task;
}

const factsOf = ({ done, checked }: HouseTask) => ({ done: done !== null, checked });

/** When it was completed; a clock that is ahead counts as now. */
function momentOf({ at }: TaskReport, now: Date): Date {
  const said = at === undefined ? now : new Date(at);
  if (istanbulDay(said) < firstTickDay(istanbulDay(now))) {
    const message = 'Bir haftadan eski bir işaret artık gönderilemez.';
    throw refused('VALIDATION', message, [{ path: 'at', message }]);
  }
  return said > now ? now : said;
}

function doneSteps(
  { task, parsed }: FoundTask,
  { done }: TaskReport,
  at: Date,
  by: number,
): Step[] {
  if (done === undefined || done === (task.done !== null)) return [];
  const doneOn = istanbulDay(at);
  if (done && doneOn < task.from) {
    throw refused('TOO_EARLY', `Bu işin günü henüz gelmedi: ${formatDayShort(task.from)}.`);
  }
  const { villaId, stayId, ref } = parsed;
  const closed =
    parsed.kind === 'maintenance'
      ? [
          step(
            build
              .update(maintenanceTasks)
              .set({ closedOn: done ? doneOn : null, updatedAt: at.toISOString() })
              .where(eq(maintenanceTasks.id, ref)),
          ),
        ]
      : [];
  const row = { task: task.key, villaId, stayId, doneOn, doneAt: at.toISOString(), doneBy: by };
  const completion = done
    ? build.insert(taskCompletions).values(row).onConflictDoNothing()
    : build
        .delete(taskCompletions)
        .where(and(eq(taskCompletions.task, task.key), gte(taskCompletions.doneOn, task.from)));
  return [step(completion), ...closed];
}

function noteSteps({ task, parsed }: FoundTask, report: TaskReport, now: Date): Step[] {
  const known = checklistOf(parsed.kind).map(({ id }) => id);
  const checked = report.checked && [...new Set(report.checked)].toSorted();
  if (checked?.some((id) => !known.includes(id))) throw refused('UNKNOWN_CHOICE');
  const isSame =
    (checked === undefined || String(checked) === String(task.checked)) &&
    (report.note === undefined || report.note === task.note);
  if (isSame) return [];
  const set = {
    checked: checked ?? task.checked,
    note: report.note ?? task.note,
    updatedAt: now.toISOString(),
  };
  const { villaId, stayId } = parsed;
  return [
    step(
      build
        .insert(taskNotes)
        .values({ task: task.key, villaId, stayId, createdAt: now.toISOString(), ...set })
        .onConflictDoUpdate({ target: taskNotes.task, set }),
    ),
  ];
}
