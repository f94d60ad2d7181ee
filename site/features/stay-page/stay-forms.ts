/* What is loaded when somebody begins to use the page of a stay. */
import { isComplete } from '#site/lib/forms/check-form.ts';
import '#site/features/guests/save-as-it-goes.ts';

/**
 * Keeps a form that lacks something from being sent, because a page that comes back has lost the
 * chosen files. The export is for tools, which expect one in a module loaded by address.
 */
export default function checkForm(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!form.noValidate && !isComplete(form)) event.preventDefault();
}

document.addEventListener('submit', checkForm);
