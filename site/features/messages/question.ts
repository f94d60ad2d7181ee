import type { RefusedForm } from '#site/lib/forms/refused-form.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/** The fields of the form; `homepage` is a honeypot for bots. */
export const QUESTION_FIELDS = ['name', 'email', 'phone', 'message', 'homepage'] as const;

/** What is typed into the form; nothing before it was sent. */
type QuestionDraft = Partial<RefusedForm<(typeof QUESTION_FIELDS)[number]>['typed']>;

/** The state of a question: being written, refused with its typed values, or received. */
export type QuestionOutcome =
  | { kind: 'open'; typed: QuestionDraft }
  | ({ kind: 'failed'; typed: QuestionDraft } & Pick<RefusedForm, 'message' | 'issues'>)
  | { kind: 'received' };

/** The result of a form posted to the API itself, which redirects here with it. */
export function readSentBack(query: URLSearchParams): QuestionOutcome {
  const result = query.get('soru');
  if (result === null) return { kind: 'open', typed: {} };
  if (result === 'alindi') return { kind: 'received' };
  const message = sayOnPage('questions').notTaken;
  return { kind: 'failed', typed: {}, message, issues: [] };
}

export const QUESTIONS_A_PAGE = 20;

/** The page of what was asked about a villa. */
export const questionsHref = (slug: string, page = 1): string =>
  `/sorular/${slug}${page > 1 ? `?sayfa=${page}` : ''}`;
