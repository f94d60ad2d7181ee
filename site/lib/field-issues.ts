import type { FieldIssue } from '#domain/errors.ts';

/** Shows errors below the fields of a plain form and focuses the first; browser only. */
export function showIssues(form: HTMLFormElement, issues: readonly FieldIssue[]): void {
  clearIssues(form);
  for (const { path, message } of issues) {
    const field = form.elements.namedItem(path);
    // What is empty is not wrong as well: the first issue of a field is enough.
    if (!(field instanceof HTMLElement) || field.hasAttribute('aria-invalid')) continue;
    const note = document.createElement('p');
    note.className = 'field-error';
    note.id = `${path}-error`;
    note.textContent = message;
    field.setAttribute('aria-invalid', 'true');
    field.setAttribute('aria-describedby', note.id);
    field.after(note);
  }
  form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}

export function clearIssues(form: HTMLFormElement): void {
  for (const note of form.querySelectorAll('.field-error')) note.remove();
  for (const field of form.querySelectorAll('[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    field.removeAttribute('aria-describedby');
  }
}
