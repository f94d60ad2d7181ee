/** The text a subscriber agrees to, with its version: stored with the address, as İYS requires. */
export const NEWSLETTER_CONSENT =
  'Kıyı’nın kampanya ve duyurularını e-posta ile almak istiyorum. Onayımı her e-postadaki bağlantıdan geri alabilirim. (2026-11)';
