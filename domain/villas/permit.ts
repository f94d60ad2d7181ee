import { MESSAGES } from '#domain/messages.ts';

/** A permit number as stored: trimmed, with single spaces; null for an empty one. */
export function parsePermitNumber(text: string | null): string | null {
  const bare = (text ?? '').replace(/\s+/g, ' ').trim();
  // A dash or dot typed to get past the form is not a number.
  return /\d/.test(bare) ? bare : null;
}

/** Why a villa cannot be activated, in Turkish, or null when it can. */
export function findActivationProblem(villa: { permitNumber: string | null }): string | null {
  return parsePermitNumber(villa.permitNumber) === null ? MESSAGES.PERMIT_REQUIRED : null;
}
