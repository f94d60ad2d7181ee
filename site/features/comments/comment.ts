import type { FieldIssue } from '#domain/errors.ts';

/** What is typed into the form, by the names of its fields. */
export type CommentDraft = {
  author: string;
  email: string;
  rating: string;
  text: string;
  /** Of the reservation. */
  code: string;
  /** The trap for robots; people leave it empty. */
  homepage: string;
};

export const EMPTY_COMMENT: CommentDraft = {
  author: '',
  email: '',
  rating: '',
  text: '',
  code: '',
  homepage: '',
};

/** Where a comment stands: being written, refused with what was typed kept, or received. */
export type CommentOutcome =
  | { kind: 'open'; draft: CommentDraft }
  | { kind: 'failed'; draft: CommentDraft; message: string; issues: readonly FieldIssue[] }
  | { kind: 'received' };

export const OFFLINE = 'Bağlantı kurulamadı. İnternetinizi kontrol edip yeniden deneyin.';

export function readDraft(form: FormData): CommentDraft {
  const read = (name: keyof CommentDraft) => String(form.get(name) ?? '');
  return {
    author: read('author'),
    email: read('email'),
    rating: read('rating'),
    text: read('text'),
    code: read('code'),
    homepage: read('homepage'),
  };
}

/** The body of POST /v1/villa/{slug}/comment. */
export function toInput({ rating, homepage, ...texts }: CommentDraft) {
  return {
    ...texts,
    rating: Number(rating),
    ...(homepage !== '' && { homepage }),
  };
}
