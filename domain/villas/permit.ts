import { MESSAGES } from '../messages.ts';

/** A permit number as it is stored: trimmed, inner spaces single; null when there is none. */
export function parsePermitNumber(text: string | null): string | null {
  const bare = (text ?? '').replace(/\s+/g, ' ').trim();
  // A dash or a dot typed to get past the form is no number.
  return /\d/.test(bare) ? bare : null;
}

/** Why a villa cannot be active, in Turkish, or null when it can. */
export function findActivationProblem(villa: { permitNumber: string | null }): string | null {
  return parsePermitNumber(villa.permitNumber) === null ? MESSAGES.PERMIT_REQUIRED : null;
}
