import { readAnswer } from '#site/lib/answer.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';
import { toast } from '#site/lib/toast.ts';
import { isComplete } from './check-form.ts';
import { showIssues } from './field-issues.ts';
import { languageHeader } from './language-header.ts';

/**
 * Sends a form without leaving the page: `data-send` is the id of its success note, `data-api` the
 * call where its action is a page.
 */
export default function sendOnSubmit(event: Event): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-send]')) return;
  event.preventDefault();
  void send(form);
}

document.addEventListener('submit', sendOnSubmit);

async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  if (!button || button.disabled || !isComplete(form)) return;
  button.disabled = true;
  showNote(form);
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const headers = { 'content-type': 'application/json', ...languageHeader() };
    const answer = await readAnswer(
      await fetch(form.dataset.api ?? form.action, { method: 'POST', headers, body }),
      sayInScript('answer'),
    );
    if (answer.ok) {
      form.reset();
      showNote(form, form.dataset.send);
    } else if (answer.issues.length > 0) showIssues(form, answer.issues);
    else toast(answer.message, 'error');
  } catch {
    toast(sayInScript('forms').noAnswer, 'error');
  }
  button.disabled = false;
}

function showNote(form: HTMLFormElement, id?: string): void {
  for (const note of form.parentElement?.querySelectorAll<HTMLElement>('.note') ?? []) {
    note.toggleAttribute('data-shown', note.id === id);
    if (note.id === id) note.focus();
  }
  // Results of an earlier plain submit are shown by the address's fragment.
  if (location.hash) history.replaceState(null, '', location.pathname);
}
