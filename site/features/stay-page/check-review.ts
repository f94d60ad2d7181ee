import type { FieldIssue } from '#domain/errors.ts';
import { clearIssues, showIssues } from '#site/lib/field-issues.ts';

/* Says what a review lacks before it is sent, because a page that comes back has lost the photos.
   Everything else is said by the page that comes back (run-form.ts), as without JavaScript. */

/** As domain/comments/schema.ts; zod itself would be a hundred times this file. */
const LEAST_TEXT = 10;
const LEAST_NAME = 2;

/** Keeps a review that lacks something from being sent, and shows at its fields what. */
export default function checkReview(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches('.comment-form')) return;
  clearIssues(form);
  const issues = missingIn(new FormData(form));
  if (issues.length === 0) return;
  event.preventDefault();
  showIssues(form, issues);
}

document.addEventListener('submit', checkReview);

function missingIn(form: FormData): FieldIssue[] {
  const length = (name: string) => String(form.get(name) ?? '').trim().length;
  const issues: FieldIssue[] = [];
  if (!form.has('rating')) issues.push({ path: 'rating', message: 'Puan verin.' });
  if (length('text') < LEAST_TEXT) {
    issues.push({ path: 'text', message: `Yorumunuz en az ${LEAST_TEXT} karakter olmalı.` });
  }
  if (length('author') === 0) {
    issues.push({ path: 'author', message: 'Bu alan boş bırakılamaz.' });
  } else if (length('author') < LEAST_NAME) {
    issues.push({ path: 'author', message: `En az ${LEAST_NAME} karakter olmalı.` });
  }
  return issues;
}
