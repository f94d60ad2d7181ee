import { eq } from 'drizzle-orm';
import { notFound, refused } from '#domain/errors.ts';
import type { HouseTask, Problem } from '#domain/house-tasks/schema.ts';
import { parseTaskKey, taskKey } from '#domain/house-tasks/task-key.ts';
import { addDays, istanbulDay } from '#domain/values/dates.ts';
import { maintenanceTasks, taskPhotos } from '#drizzle/schema/house-tasks.ts';
import { towns } from '#drizzle/schema/locations.ts';
import { villas } from '#drizzle/schema/villas.ts';
import type { Actor } from '#worker/platform/audit.ts';
import {
  runIdempotent,
  type Settled,
  type WritePlan,
} from '#worker/platform/database/idempotency.ts';
import type { Deps } from '#worker/platform/deps.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { TASK_PHOTO } from './task-photos.ts';

/** Most days ahead that work can be planned for. */
const MAX_AHEAD = 366;

type Reported = Problem & { photo?: File | undefined };

/**
 * Turns a problem that somebody found, or work that a clerk plans, into a maintenance task. @throws
 * `NOT_FOUND` for a villa, `VALIDATION` (422) for a distant day, `TOO_LARGE` (413),
 * `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export function reportProblem(
  deps: Deps,
  { photo, ...problem }: Reported,
  key: string,
  actor: Actor,
): Promise<Settled<HouseTask>> {
  const body = { ...problem, size: photo?.size ?? 0 };
  return runIdempotent(deps, { scope: `problem:${actor.userId}`, key, body }, () =>
    plan(deps, { ...problem, photo }, actor),
  );
}

async function plan(deps: Deps, reported: Reported, actor: Actor): Promise<WritePlan<HouseTask>> {
  const { villa_id: villaId, title, note, before_arrival: beforeArrival, photo } = reported;
  const [villa] = await deps.db.read
    .select({ name: villas.name, town: towns.name })
    .from(villas)
    .innerJoin(towns, eq(towns.id, villas.townId))
    .where(eq(villas.id, villaId));
  if (villa === undefined) throw notFound('Böyle bir villa yok.');
  const write = beginWrite(deps, actor);
  const today = istanbulDay(write.now);
  const { day = today } = reported;
  if (day < addDays(today, -MAX_AHEAD) || day > addDays(today, MAX_AHEAD)) {
    const message = 'Bir yıldan uzak bir gün seçilemez.';
    throw refused('VALIDATION', message, [{ path: 'day', message }]);
  }
  const { at } = write;
  const stamps = { createdAt: at, updatedAt: at, villaId, createdBy: actor.userId };
  const id = write.newId();
  const task = taskKey('maintenance', villaId, id);
  const stayId = stayIn(reported);
  const photoId = write.newId();
  const file = photo && (await storePrivateFile(deps, photo, TASK_PHOTO));
  return {
    status: 201,
    content: {
      key: task,
      kind: 'maintenance',
      villa_id: villaId,
      villa_name: villa.name,
      town: villa.town,
      day,
      from: today,
      until: null,
      stay: null,
      other_seller: null,
      title,
      before_arrival: beforeArrival,
      note,
      checked: [],
      photos: file === undefined ? [] : [{ id: photoId, at, by: actor.userId }],
      assignee: null,
      done: null,
      done_before: null,
      stands: true,
    },
    steps: [
      write.insert(maintenanceTasks, { ...stamps, id, stayId, title, note, day, beforeArrival }),
      file !== undefined &&
        write.insert(taskPhotos, { ...stamps, id: photoId, task, stayId, file }),
      write.audit('house_task.create', task, {
        after: { day, before_arrival: beforeArrival, photo: file !== undefined },
      }),
    ],
  };
}

/** The stay of the task during which it was found, if that task is in the same house. */
function stayIn({ task, villa_id }: Problem): string | null {
  const found = task === undefined ? null : parseTaskKey(task);
  return found?.villaId === villa_id ? found.stayId : null;
}
