import { formatPhone } from '../values/phone.ts';

/** Requests of one e-mail address, phone or network that may wait for an answer, unless the agency says otherwise. */
export const OPEN_REQUESTS_MAX = 2;

/** What somebody reads who has as many requests waiting as one person may have. */
export const tooManyOpenRequests = (agencyPhone: string): string =>
  [
    'Yanıtını bekleyen talepleriniz var; onlar sonuçlanmadan yenisini alamıyoruz.',
    agencyPhone === ''
      ? 'Acelesi varsa bize yazın.'
      : `Beklemek istemezseniz bizi arayın: ${formatPhone(agencyPhone)}`,
  ].join(' ');
