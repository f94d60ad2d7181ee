import { env } from 'cloudflare:workers';
import { createPictureMaker, type ImagesBinding } from '#worker/platform/files/pictures.ts';

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

type Format = 'image/jpeg' | 'image/png' | 'image/webp';

/** A picture of that size as bytes, drawn by the platform. */
export async function drawPicture(
  width = 1600,
  height = 1200,
  format: Format = 'image/jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
  const make = createPictureMaker((env as unknown as { IMAGES: ImagesBinding }).IMAGES);
  const pixel = Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0));
  return new Uint8Array((await make(pixel, { width, height, format })).bytes);
}

/** A multipart form with texts and files. */
export function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

export const fileOf = (bytes: BlobPart, name = 'resim.jpg', type = 'image/jpeg') =>
  new File([bytes], name, { type });
