import type { TrackAnswer } from '#domain/reservations/schema.ts';
import { postToApi } from '#site/live-api.ts';
import { pathOf } from '#site/lib/path-of.ts';
import type { Answer } from '#site/lib/answer.ts';
import { readForm, refusedStatus } from '#site/lib/forms/refused-form.ts';

/** A reservation lookup and its result; `answer` is null before the first one. */
type TrackedByForm = {
  asked: { code: string; email: string };
  answer: Extract<Answer<TrackAnswer>, { ok: false }> | null;
  /** Status of the page that shows it. */
  status: number;
  /** Where a successful lookup leads: to the page of the stay. */
  found: Response | null;
};

/** Handles a page's form of code and e-mail. */
export async function trackByForm(request: Request): Promise<TrackedByForm> {
  const isPost = request.method === 'POST';
  const form = isPost ? await readForm(request) : new URL(request.url).searchParams;
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 254);
  // The e-mail is never taken from the address, because addresses are logged and shared.
  const asked = { code: read('code'), email: isPost ? read('email') : '' };
  if (!isPost) return { asked, answer: null, status: 200, found: null };
  const answer = await postToApi<TrackAnswer>(request, '/v1/reservation/track', {
    body: asked,
  });
  if (!answer.ok) return { asked, answer, status: refusedStatus(answer), found: null };
  const headers = { Location: pathOf(answer.content.page), 'Cache-Control': 'no-store' };
  return { asked, answer: null, status: 303, found: new Response(null, { status: 303, headers }) };
}
