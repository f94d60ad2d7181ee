import { REVIEW_CATEGORIES, type ReviewCategory, scoreField } from '#domain/comments/categories.ts';
import type { FieldIssue } from '#domain/errors.ts';

/** What is typed into the form, by the names of its fields. */
export type CommentDraft = {
  author: string;
  email: string;
  rating: string;
  text: string;
  /** Of the reservation. */
  code: string;
  /** A honeypot for bots; people leave it empty. */
  homepage: string;
  /** By category, `''` when not rated. */
  scores: Partial<Record<ReviewCategory, string>>;
};

export const EMPTY_COMMENT: CommentDraft = {
  author: '',
  email: '',
  rating: '',
  text: '',
  code: '',
  homepage: '',
  scores: {},
};

/** The state of a review: being written, refused with its typed values, or received. */
export type CommentOutcome =
  | { kind: 'open'; draft: CommentDraft }
  | { kind: 'failed'; draft: CommentDraft; message: string; issues: readonly FieldIssue[] }
  | { kind: 'received' };

export function readDraft(form: FormData): CommentDraft {
  const read = (name: string) => String(form.get(name) ?? '').slice(0, 4000);
  const scores = REVIEW_CATEGORIES.map((category) => [category, read(scoreField(category))]);
  return {
    author: read('author'),
    email: read('email'),
    rating: read('rating'),
    text: read('text'),
    code: read('code'),
    homepage: read('homepage'),
    scores: Object.fromEntries(scores),
  };
}

/** The body of POST /v1/villa/{slug}/comment. */
export function toInput({ rating, homepage, scores, ...texts }: CommentDraft) {
  const given = Object.entries(scores).filter(([, score]) => score !== '');
  return {
    ...texts,
    rating: Number(rating),
    scores: Object.fromEntries(given.map(([category, score]) => [category, Number(score)])),
    ...(homepage !== '' && { homepage }),
  };
}
