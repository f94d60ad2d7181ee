import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { shrinkPicture } from '#browser/pictures/shrink-picture.ts';

/**
 * A photo small enough for a slow connection; null with a message for a file that is not a picture.
 */
export async function makeSmall(photo: File): Promise<File | null> {
  try {
    return await shrinkPicture(photo);
  } catch (error) {
    notify.error(messageOf(error));
    return null;
  }
}
