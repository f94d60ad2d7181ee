import { formatPhone } from '#domain/values/phone.ts';

/**
 * Most unanswered requests with one e-mail address or phone, from one network, when the settings have
 * no value.
 */
export const OPEN_REQUESTS_MAX = 2;

/**
 * For each request that one person may have, most unanswered requests of one network, whoever sends
 * them, and most nights that they hold together. Guests of a hotel and customers of a mobile carrier
 * share a network.
 */
export const REQUESTS_OF_NETWORK = 6;
export const NIGHTS_OF_NETWORK = 45;

/** The message to a person who already has as many unanswered requests as allowed. */
export const tooManyOpenRequests = (agencyPhone: string): string =>
  `Bu e-posta ya da telefonla yanıtını bekleyen talepler var; onlar sonuçlanmadan yenisini alamıyoruz. ${askUs(agencyPhone)}`;

/** The message to somebody whose network already holds as much as allowed. */
export const tooManyOfNetwork = (agencyPhone: string): string =>
  `Bağlandığınız ağdan (otel, iş yeri ya da mobil internet) şu anda çok sayıda talep yanıt bekliyor. Başka bir bağlantıyla ya da biraz sonra yeniden deneyin. ${askUs(agencyPhone)}`;

const askUs = (agencyPhone: string): string =>
  agencyPhone === ''
    ? 'Acelesi varsa bize yazın.'
    : `Beklemek istemezseniz bizi arayın: ${formatPhone(agencyPhone)}`;
