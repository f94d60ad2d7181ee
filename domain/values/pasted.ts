/**
 * What a copied text has besides its letters: signs without width (direction marks, soft hyphens,
 * joiners, byte order marks), fillers, and forms of plain characters in other widths and scripts.
 */

const UNSEEN = /[\p{Cf}\p{Variation_Selector}\u034f\u115f\u1160\u3164\uffa0\u2800]/gu;

/** Without the signs that nobody sees. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** The distance from `！` to `!` and from `～` to `~`. */
const FULL_WIDTH = 0xfee0;

/** Full-width signs as plain ones: `ａ＠ｂ．ｃ` as `a@b.c`. */
export const plainWidth = (text: string): string =>
  text
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))
    .replace(/[\u3002\uff61]/g, '.');

/** Digits of every script as 0 to 9: `٠٥٣٢` as `0532`. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    // Unicode has the digits of a script in a row from zero.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
    return String((code - zero) % 10);
  });

/**
 * What stands before a value that was copied with its label, "E-Mail-Adresse:", "Cep tel. no :",
 * "IBAN (TL) =": up to thirty signs and none of those that a value begins with.
 */
const LABEL = /^[^\d:=+@<>]{1,30}[:=](?!\/)\s*/;

/** A line of a card of contacts (RFC 6350), `item1.TEL;type=CELL;waid=49171…:+49 171…`. */
const CARD_LINE = /^(?:item\d+\.)?(?:tel|email)(?:;[^:]{0,200})?:/i;

export const withoutLabel = (text: string): string =>
  text.replace(CARD_LINE, '').replace(LABEL, '');

/** Quotes, brackets, list marks and symbols around a value, and a spreadsheet's apostrophe or `=`. */
const WRAPPED =
  /^(?:[\s"'“”„«»‘’([<\p{So}]|[•·*–—-]\s|=(?=["+\d]))+|(?<![\s"'“”„«»‘’)\]>,;:])[\s"'“”„«»‘’)\]>,;:]+$/gu;

/** `(mobil)`, `(TL)` behind a number. */
const REMARK = /\s\([^()@\d]{1,40}\)\s*$/;

export const withoutWrapping = (text: string): string =>
  text.replace(REMARK, '').replace(WRAPPED, '');
