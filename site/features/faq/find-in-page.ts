import { findQuestions } from '#domain/faq/find.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';
import { piecesOf } from '#domain/languages/rich.ts';

/* Shows the questions that fit what is typed, opens the only one, and says how many there are. */
const field = document.querySelector<HTMLInputElement>('#faq-words');
const said = document.querySelector<HTMLElement>('.faq-search [role=status]');
/** The header's last link. */
const contact = [...document.querySelectorAll<HTMLAnchorElement>('.main-menu > a')].at(-1);
const questions = [...document.querySelectorAll<HTMLDetailsElement>('.questions details')];
const entries = questions.map((one) => ({
  question: one.querySelector('summary')?.textContent ?? '',
  answer: one.querySelector('p')?.textContent ?? '',
}));

function show(): void {
  const typed = field?.value.trim() ?? '';
  const found = new Set(findQuestions(entries, typed));
  for (const [i, question] of questions.entries()) {
    question.hidden = found.size > 0 && !found.has(i);
    question.open = typed !== '' && found.size === 1 && found.has(i);
  }
  for (const group of document.querySelectorAll<HTMLElement>('.faq-group')) {
    group.hidden = group.querySelector('details:not([hidden])') === null;
  }
  if (!said) return;
  const { questionsFound, noQuestion } = sayInScript('core');
  if (typed === '' || found.size === questions.length) said.textContent = '';
  else if (found.size > 0) said.textContent = questionsFound(found.size);
  else said.replaceChildren(...piecesOf(noQuestion).map(linkOf));
}

function linkOf({ tag, text }: { tag: string | null; text: string }): Node | string {
  if (tag === null) return text;
  const link = document.createElement('a');
  link.href = contact?.href ?? '';
  link.textContent = text;
  return link;
}

field?.addEventListener('input', show);
show();

export default show;
