import { notify } from '#dashboard/app/notify.ts';
import { shrink, ShrinkError } from '#dashboard/shared/upload/shrink-picture.ts';

/** A photo small enough for a bad line; null, and said why, for what is no picture. */
export async function makeSmall(photo: File): Promise<File | null> {
  try {
    return await shrink(photo);
  } catch (error) {
    notify.error(error instanceof ShrinkError ? error.message : 'Fotoğraf açılamadı.');
    return null;
  }
}
