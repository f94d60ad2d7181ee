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
  fatherName: string;
  motherName: string;
  sex: string;
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
    const draft = readDraft(form, person);
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
  fatherName: person.fatherName ?? '',
  motherName: person.motherName ?? '',
  sex: person.sex ?? '',
});

function readDraft(form: FormData, person: GuestPlace): Draft | null {
  const { position } = person;
  if (!form.has(`${position}.firstName`)) return null;
  const kept = toDraft(person);
  // A field that was not asked for stays as it is.
  const read = (field: keyof Draft) =>
    String(form.get(`${position}.${field}`) ?? kept[field])
      .trim()
      .slice(0, 100);
  return {
    firstName: read('firstName'),
    lastName: read('lastName'),
    nationality: read('nationality'),
    identityNumber: read('identityNumber'),
    birthDate: read('birthDate'),
    plate: read('plate'),
    fatherName: read('fatherName'),
    motherName: read('motherName'),
    sex: read('sex'),
  };
}

function isAsKept(draft: Draft, person: GuestPlace): boolean {
  const kept = toDraft(person);
  return (Object.keys(kept) as (keyof Draft)[]).every((field) => draft[field] === kept[field]);
}

function toInput({ nationality, birthDate, identityNumber, sex, ...texts }: Draft) {
  return {
    ...texts,
    nationality: nationality || null,
    birthDate: birthDate || null,
    sex: sex || null,
    ...(identityNumber !== '' && { identityNumber }),
  };
}
