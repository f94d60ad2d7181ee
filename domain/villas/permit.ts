/** Without the number of its permit (izin belgesi) a home may not be offered: law 7464. */
export const PERMIT_REQUIRED =
  'Bu villa izin belgesi numarası girilmeden yayına alınamaz. Önce belge numarasını yazın.';

/** A permit number as it is stored: trimmed, inner spaces single; null when there is none. */
export function parsePermitNumber(text: string | null): string | null {
  const bare = (text ?? '').replace(/\s+/g, ' ').trim();
  // A dash or a dot typed to get past the form is no number.
  return /\d/.test(bare) ? bare : null;
}

/** Why a villa cannot be active, in Turkish, or null when it can. */
export function findActivationProblem(villa: { permitNumber: string | null }): string | null {
  return parsePermitNumber(villa.permitNumber) === null ? PERMIT_REQUIRED : null;
}
