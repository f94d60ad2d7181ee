/* What is loaded when somebody begins to use the page of a stay. */
import { isComplete } from '#site/lib/forms/check-form.ts';
import '#site/features/guests/save-as-it-goes.ts';
import { filesReady, shrinkChosenFiles } from './shrink-files.ts';

/**
 * Keeps a form that lacks something from being sent, because a page that comes back has lost the
 * chosen files; one whose photos are still made smaller is sent when they are. The export is for
 * tools, which expect one in a module loaded by address.
 */
export default function checkForm(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.noValidate && !isComplete(form)) return event.preventDefault();
  const files = filesReady(form);
  if (files === null) return;
  event.preventDefault();
  void files.then((isReady) => isReady && form.requestSubmit(event.submitter));
}

document.addEventListener('submit', checkForm);
shrinkChosenFiles();
