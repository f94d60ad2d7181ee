import { ShrinkError, shrinkPaper, shrinkPicture } from '#browser/pictures/shrink-picture.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';
import { showIssues } from '#site/lib/forms/field-issues.ts';

/** The work on the files of a field, until it is done: whether all of them can be sent. */
const working = new Map<HTMLInputElement, Promise<boolean>>();

/**
 * Makes the photos smaller that are chosen on this page, and says at their field which one cannot be
 * sent. A form that is sent meanwhile waits for them.
 */
export function shrinkChosenFiles(): void {
  document.addEventListener('change', ({ target }) => take(target));
  // Those that were chosen before this script came.
  for (const field of document.querySelectorAll('input[type=file]')) take(field);
}

/** Whether all files of the form can be sent, once none is worked on; null when none is. */
export function filesReady(form: HTMLFormElement): Promise<boolean> | null {
  const jobs = [...working].flatMap(([field, job]) => (field.form === form ? [job] : []));
  return jobs.length === 0 ? null : Promise.all(jobs).then((all) => all.every(Boolean));
}

function take(target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'file') return;
  const files = [...(target.files ?? [])];
  if (files.length === 0) return;
  const job = replaceFiles(target, files).finally(() => {
    if (working.get(target) === job) working.delete(target);
  });
  working.set(target, job);
}

async function replaceFiles(field: HTMLInputElement, files: readonly File[]): Promise<boolean> {
  // A receipt may be a PDF, and has to stay legible.
  const shrink = field.accept.includes('pdf') ? shrinkPaper : shrinkPicture;
  const made = await Promise.allSettled(files.map((file) => shrink(file)));
  // Others were chosen meanwhile.
  if (field.files?.[0] !== files[0]) return true;
  const words = sayInScript('forms');
  const kept = new DataTransfer();
  const refusals: string[] = [];
  for (const [i, result] of made.entries()) {
    const file = files[i];
    if (result.status === 'fulfilled') kept.items.add(result.value);
    else if (result.reason instanceof ShrinkError)
      refusals.push(words.notAdded(file?.name ?? '', words.picture[result.reason.reason]));
    else if (file) kept.items.add(file);
  }
  field.files = kept.files;
  if (refusals.length > 0 && field.form) {
    showIssues(field.form, [{ path: field.name, message: refusals.join(' ') }]);
  }
  return refusals.length === 0;
}
