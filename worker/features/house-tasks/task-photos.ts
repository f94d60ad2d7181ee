import { eq } from 'drizzle-orm';
import { may, type Role } from '#domain/auth/permissions.ts';
import { DomainError, notFound, refused } from '#domain/errors.ts';
import type { HouseTask } from '#domain/house-tasks/schema.ts';
import { taskPhotos } from '#drizzle/schema/house-tasks.ts';
import { today } from '#worker/platform/clock.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { build } from '#worker/platform/database/statements.ts';
import { step } from '#worker/platform/database/write-batch.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { StoredFile } from '#worker/platform/files/files.ts';
import { storePrivateFile } from '#worker/platform/files/private-file.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { findTask } from './find-task.ts';

export const TASK_PHOTO = { name: 'is', called: 'Fotoğraf', only: 'photo' } as const;

/** Photos of one task at most. */
const MAX_PHOTOS = 20;

/**
 * Adds a photo under an id chosen by its sender, so that sending it again has no effect. @throws
 * `NOT_FOUND`, `TOO_MANY` (422), `TOO_LARGE` (413), `UNSUPPORTED_MEDIA_TYPE` (415)
 */
export async function addTaskPhoto(
  deps: Deps,
  { key, id, photo }: { key: string; id: string; photo: File },
  actor: Actor,
): Promise<HouseTask> {
  const day = today(deps.clock);
  const { task, parsed } = await findTask(deps.db, key, day);
  if (task.photos.some((one) => one.id === id)) return task;
  if (task.photos.length >= MAX_PHOTOS) throw refused('TOO_MANY');
  const file = await storePrivateFile(deps, photo, TASK_PHOTO);
  const write = beginWrite(deps, actor);
  const { at } = write;
  await write.run([
    step(
      build
        .insert(taskPhotos)
        .values({
          id,
          createdAt: at,
          updatedAt: at,
          task: key,
          villaId: parsed.villaId,
          stayId: task.stay?.id ?? null,
          file,
          createdBy: actor.userId,
        })
        .onConflictDoNothing(),
    ),
    write.audit('house_task.photo', key, { after: { photo: id } }),
  ]);
  return (await findTask(deps.db, key, day)).task;
}

/** Who removes a photo. */
type Remover = { userId: number; role: Role };

/**
 * Removes a photo that was taken by mistake: people in the houses their own, the office anybody's.
 * The file is deleted by the nightly sweep. @throws `NOT_FOUND`, `FORBIDDEN` (403)
 */
export async function removeTaskPhoto(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  id: string,
  { userId, role }: Remover,
  actor: Actor,
): Promise<void> {
  const isIt = eq(taskPhotos.id, id);
  const [photo] = await db.read
    .select({ task: taskPhotos.task, by: taskPhotos.createdBy })
    .from(taskPhotos)
    .where(isIt);
  if (photo === undefined) throw gone();
  if (photo.by !== userId && !may(role, 'house-tasks')) {
    const message = 'Bu fotoğrafı çeken kişi ya da ofis kaldırabilir.';
    throw new DomainError('forbidden', 'FORBIDDEN', { message });
  }
  const write = beginWrite({ db, clock }, actor);
  await write.run([
    write.delete(taskPhotos, isIt),
    write.audit('house_task.photo_delete', photo.task, { before: { photo: id } }),
  ]);
}

const gone = () => notFound('Bu fotoğraf artık yok.');

/** @throws `NOT_FOUND` */
export async function findTaskPhoto(
  { db, files }: Deps,
  id: string,
): Promise<StoredFile & { name: string }> {
  const [row] = await db.read
    .select({ file: taskPhotos.file })
    .from(taskPhotos)
    .where(eq(taskPhotos.id, id));
  const file = row === undefined ? null : await files.find(row.file);
  if (row === undefined || file === null) throw gone();
  return { ...file, name: row.file.split('/').at(-1) ?? TASK_PHOTO.name };
}
