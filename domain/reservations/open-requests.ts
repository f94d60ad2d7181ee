import { formatPhone } from '#domain/values/phone.ts';

/**
 * Most unanswered requests of one e-mail address, phone or network when the settings have no value.
 */
export const OPEN_REQUESTS_MAX = 2;

/** The message to a person who already has as many unanswered requests as allowed. */
export const tooManyOpenRequests = (agencyPhone: string): string =>
  [
    'Yanıtını bekleyen talepleriniz var; onlar sonuçlanmadan yenisini alamıyoruz.',
    agencyPhone === ''
      ? 'Acelesi varsa bize yazın.'
      : `Beklemek istemezseniz bizi arayın: ${formatPhone(agencyPhone)}`,
  ].join(' ');
