import type { TrackAnswer } from '#domain/reservations/schema.ts';
import { postToApi } from '#site/live-api.ts';
import type { Answer } from '#site/lib/answer.ts';

/** What was asked for a reservation and what came of it; `answer` is null before anything was asked. */
type TrackedByForm = {
  asked: { code: string; email: string };
  answer: Answer<TrackAnswer> | null;
  /** Status of the page that shows it. */
  status: number;
};

/** Reads a page's own form of code and e-mail, and asks for the reservation when it was sent. */
export async function trackByForm(request: Request): Promise<TrackedByForm> {
  const isPost = request.method === 'POST';
  const form = isPost ? await readForm(request) : new URL(request.url).searchParams;
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  // The e-mail never comes from an address: addresses are logged and shared.
  const asked = { code: read('code'), email: isPost ? read('email') : '' };
  if (!isPost) return { asked, answer: null, status: 200 };
  const answer = await postToApi<TrackAnswer>(request, '/v1/reservation/track', {
    body: asked,
  });
  // A right answer leads to the page of the stay. Not 404: that is the answer of an address without a page.
  const status = answer.ok ? 200 : answer.status === 404 ? 422 : answer.status;
  return { asked, answer, status };
}

/** A body that is no form counts as an empty one. */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
