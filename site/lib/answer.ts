import type { FieldIssue } from '#domain/errors.ts';

/** What a call of the API came to. Status 0 means that nobody knows whether it arrived. */
export type Answer<Content> =
  | { ok: true; content: Content }
  | { ok: false; status: number; code: string; message: string; issues: FieldIssue[] };

type Envelope = { code?: string; content?: unknown; issues?: FieldIssue[] };

/**
 * Why nothing came of an address that a mail or a page of ours gave: a broken one has no fields for
 * anybody to correct.
 */
export const linkRefusal = ({ code, message }: { code: string; message: string }): string =>
  code === 'VALIDATION'
    ? 'Bağlantı eksik ya da hatalı. E-postanızdaki bağlantıyı bütünüyle açın.'
    : message;

const UNREADABLE = 'Beklenmeyen bir yanıt geldi. Lütfen yeniden deneyin.';

/** Reads the API's envelope; something else than ours (a proxy's page) is a failure, too. */
export async function readAnswer<Content>(response: Response): Promise<Answer<Content>> {
  const body = (await response.json().catch(() => null)) as Envelope | null;
  if (response.ok && body !== null) return { ok: true, content: body.content as Content };
  return {
    ok: false,
    status: response.status,
    code: body?.code ?? 'INTERNAL',
    message: typeof body?.content === 'string' ? body.content : UNREADABLE,
    issues: body?.issues ?? [],
  };
}
