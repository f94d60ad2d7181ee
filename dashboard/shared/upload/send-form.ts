import { ApiError } from '#dashboard/app/api-error.ts';
import { readError } from '#dashboard/app/api.ts';
import { endSession, readSession } from '#dashboard/app/session.ts';

/**
 * Sends a form with a file and returns its `content`. Uses XMLHttpRequest, because `fetch` does not
 * report upload progress. `onSent` receives it, 0 to 1. @throws ApiError
 */
export async function sendForm<Content>(
  method: 'POST' | 'PUT',
  address: string,
  form: FormData,
  onSent: (share: number) => void,
): Promise<Content> {
  const answer = await send(method, address, form, onSent);
  if (answer.ok) return ((await answer.json()) as { content: Content }).content;
  if (answer.status === 401) endSession('refused');
  throw await readError(answer);
}

function send(method: string, address: string, body: FormData, onSent: (share: number) => void) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, address);
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
