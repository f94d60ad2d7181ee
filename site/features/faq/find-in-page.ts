import { findQuestions } from '#domain/faq/find.ts';

/* Shows the questions that fit what is typed, opens the only one, and says how many there are. */
const field = document.querySelector<HTMLInputElement>('#faq-words');
const said = document.querySelector<HTMLElement>('.faq-search [role=status]');
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
  if (typed === '' || found.size === questions.length) said.textContent = '';
  else if (found.size > 0) said.textContent = `${found.size} soru bulundu.`;
  else
    said.innerHTML =
      'Bu sözcüklerle bir soru yok; hepsi aşağıda. <a href="/contact">Bize yazın</a>, yanıtlayalım.';
}

field?.addEventListener('input', show);
show();

export default show;
