import type { FieldIssue } from '#domain/errors.ts';

/** What is typed into the form, by the names of its fields. */
export type QuestionDraft = {
  name: string;
  email: string;
  phone: string;
  message: string;
  /** A honeypot for bots; people leave it empty. */
  homepage: string;
};

const EMPTY_QUESTION: QuestionDraft = {
  name: '',
  email: '',
  phone: '',
  message: '',
  homepage: '',
};

/** The state of a question: being written, refused with its typed values, or received. */
export type QuestionOutcome =
  | { kind: 'open'; draft: QuestionDraft }
  | { kind: 'failed'; draft: QuestionDraft; message: string; issues: readonly FieldIssue[] }
  | { kind: 'received' };

export function readQuestion(form: FormData): QuestionDraft {
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 5000);
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
    homepage: read('homepage'),
  };
}

/** The result of a form posted to the API itself, which redirects here with it. */
export function readSentBack(query: URLSearchParams): QuestionOutcome {
  const result = query.get('soru');
  if (result === null) return { kind: 'open', draft: EMPTY_QUESTION };
  if (result === 'alindi') return { kind: 'received' };
  const message = 'Sorunuz alınamadı. Alanları doldurup yeniden gönderin.';
  return { kind: 'failed', draft: EMPTY_QUESTION, message, issues: [] };
}

export const QUESTIONS_A_PAGE = 20;

/** The page of what was asked about a villa. */
export const questionsHref = (slug: string, page = 1): string =>
  `/sorular/${slug}${page > 1 ? `?sayfa=${page}` : ''}`;
