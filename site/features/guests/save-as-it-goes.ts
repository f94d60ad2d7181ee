import { identityKindOf, identityProblem, plainIdentityNumber } from '#domain/guests/identity.ts';
import type { SavedGuest } from '#domain/guests/schema.ts';
import { type Answer, readAnswer } from '#site/lib/answer.ts';
import { languageHeader } from '#site/lib/forms/language-header.ts';
import { sayInScript } from '#site/lib/language-of-script.ts';
import { gapsText, type PersonTone, stateOf } from './person-state.ts';

/* Saves a person as soon as one of its fields loses the focus: sequential calls, retried when
   the connection returns. Typed values always stay on the screen. */

const RETRY_MS = 5_000;

const words = sayInScript('guestList');

const ASKED = ['firstName', 'lastName', 'nationality', 'birthDate', 'identityNumber', 'plate'];
/** Only where the house's service asks for them. */
const MORE = ['fatherName', 'motherName', 'sex'];

const form = document.querySelector<HTMLFormElement>('[data-guests]');
const asksMore = form?.querySelector('[data-more]') !== null;
const FIELDS = asksMore ? [...ASKED, ...MORE] : ASKED;
const token = new URLSearchParams(location.search).get('baglanti') ?? '';

/** People with unsaved values. */
const waiting = new Set<HTMLFieldSetElement>();
let isSaving = false;

form?.addEventListener('change', keepOnChange);
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  void saveWaiting();
});
addEventListener('online', () => void saveWaiting());
addEventListener('beforeunload', (event) => {
  if (waiting.size > 0) event.preventDefault();
});
for (const person of form?.querySelectorAll<HTMLFieldSetElement>('[data-person]') ?? []) {
  nameNumber(person);
  if (FIELDS.some((field) => isWritten(inputOf(person, field)))) waiting.add(person);
}
void saveWaiting();

/**
 * Whether a field was changed before this script was loaded. A text being typed is handled on blur.
 */
function isWritten(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field === document.activeElement && field.type === 'text') return false;
  if (field instanceof HTMLInputElement) return field.value !== field.defaultValue;
  const first = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, first);
}

/** Keeps the person whose field was left. */
export default function keepOnChange(event: Event): void {
  const person = (event.target as HTMLElement).closest<HTMLFieldSetElement>('[data-person]');
  if (!person) return;
  nameNumber(person);
  waiting.add(person);
  void saveWaiting();
}

async function saveWaiting(): Promise<void> {
  if (isSaving) return;
  isSaving = true;
  for (const person of waiting) {
    // Later input counts as new.
    waiting.delete(person);
    if (await save(person)) continue;
    waiting.add(person);
    setTimeout(() => void saveWaiting(), RETRY_MS);
    break;
  }
  isSaving = false;
}

/** @returns false when it is unknown whether it arrived, so that it must be sent again. */
async function save(person: HTMLFieldSetElement): Promise<boolean> {
  const body = readInput(person);
  tell(person, 'open', words.saving);
  const answer = await send(person.dataset.person ?? '', body);
  if (answer === null || (!answer.ok && isWorthRetrying(answer.status))) {
    tell(person, 'problem', words.offline);
    return false;
  }
  if (answer.ok) showKept(person, answer.content, 'identityNumber' in body);
  else showRefusal(person, answer);
  return true;
}

const isWorthRetrying = (status: number) => status === 409 || status === 429 || status >= 500;

async function send(position: string, body: object): Promise<Answer<SavedGuest> | null> {
  try {
    const response = await fetch(`/v1/guestlist/${position}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...languageHeader() },
      body: JSON.stringify({ token, ...body }),
    });
    return await readAnswer<SavedGuest>(response, sayInScript('answer'));
  } catch {
    return null;
  }
}

/** The typed person. An invalid number is reported and left out, so that the rest is saved. */
function readInput(person: HTMLFieldSetElement): Record<string, string | null> {
  const read = (field: string) => inputOf(person, field).value.trim();
  const nationality = read('nationality');
  const number = plainIdentityNumber(read('identityNumber'));
  const problem =
    number === '' ? null : identityProblem(identityKindOf(nationality), number, words.wrong);
  for (const field of FIELDS) showIssue(person, field, null);
  showIssue(person, 'identityNumber', problem);
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    nationality: nationality || null,
    birthDate: read('birthDate') || null,
    plate: read('plate') || null,
    ...(asksMore && Object.fromEntries(MORE.map((field) => [field, read(field) || null]))),
    ...(number !== '' && problem === null && { identityNumber: number }),
  };
}

function showKept(
  person: HTMLFieldSetElement,
  { person: kept, state, gaps }: SavedGuest,
  isNumberKept: boolean,
): void {
  const number = inputOf(person, 'identityNumber');
  if (isNumberKept && number !== document.activeElement) number.value = '';
  if (kept.identityNumber) number.placeholder = words.stored(kept.identityNumber);
  const { tone, text } = stateOf(kept, words);
  tell(person, tone, text);
  const progress = document.querySelector('[data-progress]');
  progress?.querySelector('progress')?.setAttribute('value', String(state.done));
  const said = progress?.querySelector('p');
  if (said) said.textContent = words.progress(state.done, state.expected);
  document.querySelector('[data-notes]')?.replaceChildren(
    ...gapsText(gaps, words).map((note) => {
      const item = document.createElement('li');
      item.textContent = note;
      return item;
    }),
  );
}

function showRefusal(
  person: HTMLFieldSetElement,
  { message, issues }: Extract<Answer<never>, { ok: false }>,
): void {
  for (const { path, message: text } of issues) {
    if (FIELDS.includes(path)) showIssue(person, path, text);
  }
  tell(person, 'problem', issues.length > 0 ? words.refused : message);
}

function showIssue(person: HTMLFieldSetElement, field: string, message: string | null): void {
  const input = inputOf(person, field);
  const id = `${input.id}-error`;
  document.getElementById(id)?.remove();
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
  if (message === null) return;
  const note = document.createElement('p');
  note.className = 'field-error';
  note.id = id;
  note.textContent = message;
  input.setAttribute('aria-invalid', 'true');
  input.setAttribute('aria-describedby', id);
  input.after(note);
}

function tell(person: HTMLFieldSetElement, tone: PersonTone, text: string): void {
  const state = person.querySelector<HTMLElement>('[data-state]');
  if (!state) return;
  state.dataset.tone = tone;
  state.textContent = text;
}

/** Names the required number according to the nationality, and selects the phone keyboard. */
function nameNumber(person: HTMLFieldSetElement): void {
  const isTurkish = inputOf(person, 'nationality').value === 'TR';
  const number = inputOf(person, 'identityNumber');
  number.inputMode = isTurkish ? 'numeric' : 'text';
  person.querySelector('[data-more]')?.toggleAttribute('hidden', isTurkish);
  const label = person.querySelector(`label[for="${CSS.escape(number.id)}"]`);
  if (label) label.textContent = isTurkish ? words.identityNumber : words.passportNumber;
}

function inputOf(person: HTMLFieldSetElement, field: string): HTMLInputElement {
  const input = person.querySelector<HTMLInputElement>(`[name$=".${field}"]`);
  if (input === null) throw new Error(`no field ${field}`);
  return input;
}
