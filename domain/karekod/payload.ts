import { foldMarks } from '#domain/values/fold.ts';
import { isTurkishIban, parseIban } from '#domain/values/iban.ts';
import type { Kurus } from '#domain/values/money.ts';
import { transliterate } from '#domain/values/transliterate.ts';

/** A transfer that a bank's app fills in from a picture. */
export type Transfer = {
  /** A Turkish one. */
  iban: string;
  holder: string;
  amount: Kurus;
  /** What finds the stay when the money comes: the reservation's code. */
  reference: string;
};

const AMOUNT_DIGITS = 12;
const REFERENCE_LENGTH = 12;
const NAME = { least: 2, most: 26 };

/**
 * TR Karekod of a transfer between accounts (central bank's "TR Karekod İlke ve Kuralları" and its FAST
 * guide): tags of two digits, lengths of two digits, values in plain letters; the format first, the checksum
 * last. Returns null where a code cannot say it: another country's IBAN, a name without Latin letters, no
 * amount, more than twelve digits of kuruş, a reference that is not twelve letters and digits once its
 * hyphen is left out, as a reservation's code is.
 */
export function karekodOf({ iban, holder, amount, reference }: Transfer): string | null {
  const account = parseIban(iban);
  const name = plainName(holder);
  const plainReference = reference.replace(/[\s-]/g, '').toUpperCase();
  if (account === null || !isTurkishIban(account) || name.length < NAME.least) return null;
  if (!Number.isSafeInteger(amount) || amount < 1 || String(amount).length > AMOUNT_DIGITS)
    return null;
  if (!new RegExp(`^[A-Z0-9]{${REFERENCE_LENGTH}}$`).test(plainReference)) return null;
  const said = [
    tag('75', '10'),
    // Static: the picture stays valid until the money is paid.
    tag('01', '11'),
    // The EFT code of the bank: the last four of the five digits after the check digits.
    tag('02', account.slice(5, 9)),
    tag('03', plainReference),
    tag('54', String(amount).padStart(AMOUNT_DIGITS, '0')),
    tag('61', [tag('01', account), tag('07', name), tag('10', '03')].join('')),
    '6304',
  ].join('');
  return said + crc16(said);
}

/** What the agency reads with a bank's app before guests see any: one lira, never to be sent. */
export const sampleKarekod = (account: {
  iban: string;
  holder: string;
  currency: string;
}): string | null =>
  account.currency === 'TRY'
    ? karekodOf({ ...account, amount: 100 as Kurus, reference: 'DENEME000001' })
    : null;

const tag = (id: string, value: string): string =>
  id + String(value.length).padStart(2, '0') + value;

/** As the banks' own codes write it: "Kıyı Turizm Seyahat Acente". */
function plainName(holder: string): string {
  return foldMarks(transliterate(holder))
    .replace(/[^A-Za-z0-9 .,'&-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME.most)
    .trim();
}

/** CRC-16/CCITT-FALSE of plain text, in four hexadecimal digits. */
export function crc16(text: string): string {
  let rest = 0xffff;
  for (const sign of text) {
    rest ^= (sign.codePointAt(0) ?? 0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      rest = ((rest << 1) ^ (rest & 0x8000 ? 0x1021 : 0)) & 0xffff;
    }
  }
  return rest.toString(16).toUpperCase().padStart(4, '0');
}
