import type { FieldIssue } from '#domain/errors.ts';
import { say } from '#site/language.ts';

/** The result of an API call. Status 0 means that it is unknown whether it arrived. */
export type Answer<Content> =
  | { ok: true; content: Content }
  | { ok: false; status: number; code: string; message: string; issues: FieldIssue[] };

type Envelope = { code?: string; content?: unknown; issues?: FieldIssue[] };

/**
 * The message for an invalid address from a mail or a page of ours, which has no fields to correct.
 */
export const linkRefusal = ({ code, message }: { code: string; message: string }): string =>
  code === 'VALIDATION' ? say('answer').brokenLink : message;

/**
 * Parses the API's envelope; anything else (a proxy's page) counts as a failure, and is told in
 * `words`: a script has its own.
 */
export async function readAnswer<Content>(
  response: Response,
  words?: { unreadable: string },
): Promise<Answer<Content>> {
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (response.ok && body !== null) return { ok: true, content: body.content as Content };
  return {
    ok: false,
    status: response.status,
    code: body?.code ?? 'INTERNAL',
    message: typeof body?.content === 'string' ? body.content : (words ?? say('answer')).unreadable,
    issues: body?.issues ?? [],
  };
}
