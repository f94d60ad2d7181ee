/** The text beside the form. Who sends it agrees to it. */
export const WISH_CONSENT =
  'Yalnız bu konaklama için, uyan bir ev boşalınca e-posta alırsınız; tek tıkla bitirirsiniz.';

/** The same with its version: stored with the wish. */
export const WISH_CONSENT_RECORD = `${WISH_CONSENT} (2026-11)`;
