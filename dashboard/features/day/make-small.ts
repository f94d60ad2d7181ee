import { notify } from '#dashboard/app/notify.ts';
import { shrink, ShrinkError } from '#dashboard/shared/upload/shrink-picture.ts';

/**
 * A photo small enough for a slow connection; null with a message for a file that is not a picture.
 */
export async function makeSmall(photo: File): Promise<File | null> {
  try {
    return await shrink(photo);
  } catch (error) {
    notify.error(error instanceof ShrinkError ? error.message : 'Fotoğraf açılamadı.');
    return null;
  }
}
