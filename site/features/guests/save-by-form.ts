import type { FieldIssue } from '#domain/errors.ts';
import type { GuestForm, GuestPlace, SavedGuest } from '#domain/guests/schema.ts';
import { postToApi } from '#site/live-api.ts';

/** A person as typed; every field is a text. */
type Draft = {
  firstName: string;
  lastName: string;
  nationality: string;
  identityNumber: string;
  birthDate: string;
  plate: string;
};

/** Why a person could not be saved, with the typed values. */
export type Problem = { draft: Draft; message: string; issues: FieldIssue[] };

/** The result of a sent form: people that could not be saved, by position. */
export type FormOutcome = { problems: Map<number, Problem> };

/**
 * Saves the whole form, person by person, as sent without JavaScript. Unchanged entries are
 * skipped; a refused one does not affect the others.
 */
export async function saveByForm(
  request: Request,
  form: FormData,
  token: string,
  { people }: GuestForm,
): Promise<FormOutcome> {
  const problems = new Map<number, Problem>();
  for (const person of people) {
    const draft = readDraft(form, person.position);
    if (draft === null || isAsKept(draft, person)) continue;
    const answer = await postToApi<SavedGuest>(request, `/v1/guestlist/${person.position}`, {
      method: 'PUT',
      body: { token, ...toInput(draft) },
    });
    if (!answer.ok) {
      problems.set(person.position, { draft, message: answer.message, issues: answer.issues });
    }
  }
  return { problems };
}

/** A saved person in the form; the number is never shown again. */
export const toDraft = (person: GuestPlace): Draft => ({
  firstName: person.firstName,
  lastName: person.lastName,
  nationality: person.nationality ?? 'TR',
  identityNumber: '',
  birthDate: person.birthDate ?? '',
  plate: person.plate ?? '',
});

function readDraft(form: FormData, position: number): Draft | null {
  if (!form.has(`${position}.firstName`)) return null;
  const read = (field: keyof Draft) =>
    String(form.get(`${position}.${field}`) ?? '')
      .trim()
      .slice(0, 100);
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    nationality: read('nationality'),
    identityNumber: read('identityNumber'),
    birthDate: read('birthDate'),
    plate: read('plate'),
  };
}

function isAsKept(draft: Draft, person: GuestPlace): boolean {
  const kept = toDraft(person);
  return (Object.keys(kept) as (keyof Draft)[]).every((field) => draft[field] === kept[field]);
}

function toInput({ nationality, birthDate, identityNumber, ...texts }: Draft) {
  return {
    ...texts,
    nationality: nationality || null,
    birthDate: birthDate || null,
    ...(identityNumber !== '' && { identityNumber }),
  };
}
