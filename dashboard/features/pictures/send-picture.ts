import type { VillaImage } from '#domain/media/admin-schema.ts';
import { ApiError } from '#dashboard/app/api-error.ts';
import { readError } from '#dashboard/app/api.ts';
import { endSession, readSession } from '#dashboard/app/session.ts';

/**
 * Sends a picture to a villa. Through XMLHttpRequest, since `fetch` does not tell how much of a
 * body is sent. `onSent` hears the share, 0 to 1. @throws ApiError
 */
export async function sendPicture(
  villaId: number,
  file: File,
  onSent: (share: number) => void,
): Promise<VillaImage> {
  const form = new FormData();
  form.set('villa_id', String(villaId));
  form.set('file', file);
  const answer = await post('/v1/admin/villas/image', form, onSent);
  if (answer.ok) return ((await answer.json()) as { content: VillaImage }).content;
  if (answer.status === 401) endSession('refused');
  throw await readError(answer);
}

function post(address: string, body: FormData, onSent: (share: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('authorization', `Bearer ${readSession()?.token ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(loaded / total));
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText, { status: request.status })),
    );
    request.addEventListener('error', () =>
      reject(new ApiError(0, 'OFFLINE', 'Sunucuya ulaşılamadı. Bağlantınızı denetleyin.')),
    );
    request.send(body);
  });
}
