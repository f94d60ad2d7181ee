import { plainDigits, plainWidth, withoutLabel, withoutUnseen, withoutWrapping } from './pasted.ts';

/** A phone number as stored: "+" and digits only, `+905321234567`. */
type Phone = `+${string}`;

// Area codes, which end evenly and have no 0 within (so that `020 7946 0958` of London or `089…` of Munich
// is none), mobile (5) and company numbers. 444 numbers are shorter and not accepted.
const TURKISH_NATIONAL = /^(?:[2-4][1-9][02468]|5\d\d|8(?:00|11|22|50|88))\d{7}$/;
const INTERNATIONAL = /^[1-9]\d{6,14}$/;

/** What a number is, written before it without a colon: how its words begin in many languages. */
const STEMS =
  't[ée]l|phone|mob|m[oó]vil|gsm|cep|handy|natel|cell|whatsapp|wp|тел|моб|τηλ|κιν|هاتف|جوال|تلفن|موبایل|נייד|טלפון|手机|手機|电话|電話|携帯|휴대|전화';
const WORD = new RegExp(
  String.raw`^(?:(?:${STEMS})\p{L}*[\s.]*){1,2}(?:no|numaras[ıi]|number)?[\s.:/]*(?=[+(\d])`,
  'iu',
);

/** A chat's link holds the number with its country and without a plus. */
const CHAT_LINK =
  /^(?:https?:\/\/)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)(?:[/?&].*)?$/i;

const BETWEEN_DIGITS = /[\s()[\].,\-/_·•\u2010-\u2015\u2212]/g;

/**
 * Countries whose numbers begin with the zero itself, which is dialled from abroad as well: Italy
 * with San Marino and the Vatican, Côte d’Ivoire, Burkina Faso, Benin, Gabon, Congo (ITU-T E.164, national
 * numbering plans).
 */
const KEEPS_ZERO = /^(39|378|379|225|226|229|241|242)(?:0(?=0))?/;

/** A calling code (ITU-T E.164) and the trunk prefix 0, as of `+49 (0)171`. */
const COUNTRY_AND_ZERO =
  /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)0/;

/**
 * The trunk prefixes that are no single zero, behind their country: North America 1, Russia and
 * Kazakhstan 8, Hungary 06, Mexico 01 and before mobile numbers 1, Lithuania, Belarus, Tajikistan,
 * Turkmenistan and Uzbekistan 8, in Belarus also 80, the Marshall Islands 1. The rest must be as long
 * as a number of that country.
 */
const TRUNKS = [
  /^(1)1(?=\d{10}$)/,
  /^(7)8(?=\d{10}$)/,
  /^(36)06(?=\d{8,9}$)/,
  /^(52)0?1(?=\d{10}$)/,
  /^(370|993)8(?=\d{8}$)/,
  /^(375)80?(?=\d{9}$)/,
  /^(692)1(?=\d{7}$)/,
  /^(992|998)8(?=\d{9}$)/,
];

/** A number of Russia or Kazakhstan as it is dialled at home: `8 916 …`; no Turkish one has eleven digits. */
const RUSSIAN_AT_HOME = /^8(?=[34789]\d{9}$)/;

/** A number that a program took for a fraction: `491711234567.0`. */
const FRACTION = /(?<=\d{7})[.,]0$/;

/** An extension or a second number, which would lengthen the first: `… (2)`. */
const ADDED = /\(\d{1,3}\)?$/;

/**
 * Parses a phone number as people bring it: `0532 123 45 67`, `532…`, `+90 (532)…`, `0090…`, other
 * countries' `+44…` or `0044…` with their trunk prefix (`+49 (0)171…`), `tel:…`, digits of other
 * scripts, and with signs that nobody sees. Null when it cannot be a number, or contains letters.
 */
export function parsePhone(text: string): Phone | null {
  const plain = withoutWrapping(plainDigits(plainWidth(withoutUnseen(text))));
  const number = withoutLabel(plain.replace(CHAT_LINK, '+$1'))
    .replace(WORD, '')
    .replaceAll('\ufe62', '+')
    .replace(FRACTION, '');
  if (ADDED.test(number)) return null;
  const bare = number.replace(BETWEEN_DIGITS, '');
  if (!/^(?:00)?\+?\d+$/.test(bare)) return null;
  const home = bare.replace(RUSSIAN_AT_HOME, '+7');
  const abroad = /^(?:(?:00)?\+(?:00)?|00)(.*)$/.exec(home)?.[1];
  const digits = abroad ?? home;
  // "+90 0532…" is a common mistake, and so is 90532… without the plus.
  const national = digits.replace(abroad === undefined ? /^(?:90(?=\d{10}$)|0)/ : /^900?/, '');
  const isTurkish = abroad === undefined || digits.startsWith('90');
  if (isTurkish) return TURKISH_NATIONAL.test(national) ? `+90${national}` : null;
  const full = withoutTrunk(digits);
  return INTERNATIONAL.test(full) ? `+${full}` : null;
}

/** An international number without the prefix that is only dialled inside its country. */
function withoutTrunk(digits: string): string {
  if (KEEPS_ZERO.test(digits)) return digits.replace(KEEPS_ZERO, '$1');
  const trunk = TRUNKS.find((prefix) => prefix.test(digits));
  if (trunk !== undefined) return digits.replace(trunk, '$1');
  return digits.replace(COUNTRY_AND_ZERO, '$1');
}

/**
 * What a typed number, or a part of one, has of a stored one: its digits without the prefix of the
 * country or of long distance. Empty for what is no number.
 */
export function phoneDigits(typed: string): string {
  const whole = parsePhone(typed);
  if (whole !== null) return whole.slice(1);
  const plain = plainDigits(plainWidth(withoutUnseen(typed))).replace('(0)', '');
  if (!/^[\d\s()+./-]+$/.test(plain)) return '';
  return plain.replace(/\D/g, '').replace(/^(00)?90(?=\d{4})|^0+/, '');
}

/** A stored Turkish number as "+90 532 123 45 67"; other countries' numbers are not grouped. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+90(\d{3})(\d{3})(\d{2})(\d{2})$/, '+90 $1 $2 $3 $4');
}

/** A number for a `tel:` or WhatsApp address: digits only. */
export function phoneForLink(phone: string): string {
  return phone.replace(/[\s+]/g, '');
}

/**
 * A `tel:` address that also works from abroad. Without a plus; 00 means the same in
 * Türkiye and in every country of our guests except the US and Canada.
 */
export function dialLink(phone: string): string {
  const number = phoneForLink(phone);
  return phone.trim().startsWith('+') ? `tel:00${number}` : `tel:${number}`;
}

/** A WhatsApp link with a text filled in; without a number the person chooses the recipient. */
export function whatsappLink(phone: string | null, text: string): string {
  return `https://wa.me/${phoneForLink(phone ?? '')}?text=${encodeURIComponent(text)}`;
}
