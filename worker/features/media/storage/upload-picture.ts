import type { UploadedPicture } from '#domain/media/admin-schema.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { beginWrite } from '#worker/platform/write.ts';
import { toUploadedPicture } from '../present.ts';
import { storePicture } from './store-picture.ts';

/**
 * Stores a picture that a post, a person or a region will refer to when saved. It is deleted if
 * nothing refers to it after a day. @throws what storePicture throws
 */
export async function uploadPicture(
  deps: Deps,
  file: File,
  actor: Actor,
): Promise<UploadedPicture> {
  const stored = await storePicture(deps, file);
  const { key, width, height } = stored;
  const write = beginWrite(deps, actor);
  await write.run([write.audit('picture.upload', key, { after: { width, height } })]);
  return toUploadedPicture(stored);
}
