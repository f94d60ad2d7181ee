/** What a subscriber agrees to, with its version: kept beside the address as İYS asks for. */
export const NEWSLETTER_CONSENT =
  'Kıyı’nın kampanya ve duyurularını e-posta ile almak istiyorum. Onayımı her e-postadaki bağlantıdan geri alabilirim. (2026-11)';
