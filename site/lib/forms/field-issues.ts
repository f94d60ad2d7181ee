import type { FieldIssue } from '#domain/errors.ts';

/** Ids of notes are unique on a page with several forms. */
let notes = 0;

/**
 * Shows errors below the fields of a plain form and focuses the first; browser only. An error of
 * radio buttons stands in their fieldset, one of a consent below its sentence.
 */
export function showIssues(form: HTMLFormElement, issues: readonly FieldIssue[]): void {
  clearIssues(form);
  for (const { path, message } of issues) {
    const named = form.elements.namedItem(path);
    const field = named instanceof RadioNodeList ? named[0] : named;
    if (!(field instanceof HTMLElement)) continue;
    const group = field === named ? null : field.closest('fieldset');
    const marked = group ?? field;
    // What is empty is not wrong as well: the first issue of a field is enough.
    if (marked.dataset.hint !== undefined) continue;
    const note = document.createElement('p');
    note.className = 'field-error';
    note.id = `issue-${(notes += 1)}`;
    note.textContent = message;
    // Which may be described by a hint, that stays.
    marked.dataset.hint = marked.getAttribute('aria-describedby') ?? '';
    marked.setAttribute('aria-describedby', `${note.id} ${marked.dataset.hint}`.trim());
    if (group) group.append(note);
    else {
      field.setAttribute('aria-invalid', 'true');
      (field.closest('.check') ?? field).after(note);
    }
  }
  // The first on the page, in whatever order the errors come.
  form.querySelector<HTMLElement>('[data-hint]:not(fieldset),fieldset[data-hint] input')?.focus();
}

export function clearIssues(form: HTMLFormElement): void {
  for (const note of form.querySelectorAll('.field-error')) note.remove();
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
  }
  for (const field of form.querySelectorAll<HTMLElement>('[data-hint]')) {
    const { hint } = field.dataset;
    if (hint) field.setAttribute('aria-describedby', hint);
    else field.removeAttribute('aria-describedby');
    delete field.dataset.hint;
  }
}
