import type { ErrorCode } from '#domain/messages.ts';

/** The security events that are recorded, with their texts for admins. */
export const SECURITY_EVENTS = {
  login_failed: 'Hatalı giriş denemesi',
  code_failed: 'Hatalı ikinci adım (parola doğru)',
  factors_reset: 'İkinci adım yönetici tarafından sıfırlandı',
  login_delayed: 'Bekletilen giriş denemesi',
  unauthenticated: 'Oturumsuz istek',
  forbidden: 'Yetkisiz istek',
  limited: 'İstek sınırı aşıldı',
  requests_limited: 'Talep sınırı aşıldı',
  bad_signature: 'Sahte imzalı ödeme bildirimi',
  upload_refused: 'Reddedilen dosya',
  address_refused: 'Reddedilen takvim adresi',
  unreadable_mail: 'Okunamayan e-posta',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;

/**
 * Refusals that may indicate an attack. A single table, so that no caller can forget to record one.
 */
const EVENT_OF: Partial<Record<ErrorCode, SecurityEvent>> = {
  INVALID_CREDENTIALS: 'login_failed',
  WRONG_PASSWORD: 'login_failed',
  WRONG_CODE: 'code_failed',
  PASSKEY_REFUSED: 'code_failed',
  LOGIN_DELAYED: 'login_delayed',
  UNAUTHENTICATED: 'unauthenticated',
  FORBIDDEN: 'forbidden',
  TOO_MANY_REQUESTS: 'limited',
  TOO_MANY_OPEN_REQUESTS: 'requests_limited',
  BAD_SIGNATURE: 'bad_signature',
  IMAGE_UNREADABLE: 'upload_refused',
  IMAGE_TOO_LARGE: 'upload_refused',
  UNSUPPORTED_MEDIA_TYPE: 'upload_refused',
  TOO_LARGE: 'upload_refused',
  FEED_URL_REFUSED: 'address_refused',
};

export const securityEventOf = (code: ErrorCode): SecurityEvent | null => EVENT_OF[code] ?? null;
