import { fieldMarks } from '#site/lib/forms/field-marks.ts';
import type { StayOutcome } from './run-form.ts';

/**
 * What a form of the page shows again when it was refused just now: what was typed, and what is
 * wrong at its fields. Nothing for every other form. The API's paths end in the name of the field
 * (`wish.checkIn`).
 */
export function refusedForm(outcome: StayOutcome | null, act: string) {
  const refused = outcome?.act === act ? outcome.refused : null;
  const issues = (refused?.issues ?? []).map(({ path, message }) => ({
    path: path.split('.').at(-1) ?? path,
    message,
  }));
  return {
    isRefused: refused !== null,
    typed: (name: string) => (refused === null ? undefined : outcome?.typed[name]),
    ...fieldMarks(issues),
  };
}
