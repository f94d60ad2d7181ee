/** The text beside the newsletter form. Who sends the form agrees to it. */
export const NEWSLETTER_CONSENT =
  'Kaydolarak kampanya e-postalarını kabul edersiniz; tek tıkla ayrılırsınız.';

/** The same with its version: stored with the address, as İYS requires. */
export const NEWSLETTER_CONSENT_RECORD = `${NEWSLETTER_CONSENT} (2026-11)`;
