import { plainDigits, plainWidth, withoutLabel, withoutUnseen, withoutWrapping } from './pasted.ts';

const TURKISH_LENGTH = 26;

/** "IBAN", "İban no", "TL", "IBAN (TRY)": what stands before a number without a colon. */
const WORD =
  /^(?:(?:[iıİ]\u0307?ban|\(?(?:tl|try|eur|usd|gbp)(?=[\s.:)]))[\s.:#→)]*(?:(?:no|nr|numaras[ıi]|number)(?![\p{L}\d]))?[\s.:#→]*){1,2}/iu;
const BETWEEN_DIGITS = /[\s.:/_·\-\u2010-\u2015\u2212]/g;

/**
 * An IBAN without what a copy brings along and in capitals, or null when the length of a Turkish one (26) or the
 * mod-97 check of ISO 13616 fails. Other countries' are accepted by the check alone.
 */
export function parseIban(text: string): string | null {
  // Plain toUpperCase: the Turkish one would turn i into İ.
  const plain = withoutWrapping(plainDigits(plainWidth(withoutUnseen(text))));
  const bare = withoutLabel(plain).replace(WORD, '');
  const iban = bare.replace(BETWEEN_DIGITS, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return null;
  if (iban.startsWith('TR') && !(iban.length === TURKISH_LENGTH && /^TR\d+$/.test(iban)))
    return null;
  return mod97(iban.slice(4) + iban.slice(0, 4)) === 1 ? iban : null;
}

/** True for an IBAN that `parseIban` can read. */
export function isIban(text: string): boolean {
  return parseIban(text) !== null;
}

/** Of a bank in Türkiye, which FAST and files of transfers reach. */
export const isTurkishIban = (iban: string): boolean => iban.startsWith('TR');

/** In groups of four, as banks print it: "TR33 0006 1005 1978 6457 8413 26". */
export function formatIban(iban: string): string {
  return iban.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ');
}

/** Its country and last four characters: "TR•• 1326". */
export const maskIban = (iban: string): string => `${iban.slice(0, 2)}•• ${iban.slice(-4)}`;

function mod97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}
