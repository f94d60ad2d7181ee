import type { VillaImage } from '#domain/media/admin-schema.ts';
import { sendForm } from '#dashboard/shared/upload/send-form.ts';

/** Uploads a picture of a villa; `onSent` receives the progress, 0 to 1. @throws ApiError */
export function sendPicture(
  villaId: number,
  file: File,
  onSent: (share: number) => void,
): Promise<VillaImage> {
  const form = new FormData();
  form.set('villa_id', String(villaId));
  form.set('file', file);
  return sendForm('POST', '/v1/admin/villas/image', form, onSent);
}
