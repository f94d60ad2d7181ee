/** Most marks on one letter that any script needs (UAX #15, Stream-Safe Text Format). */
const MOST_MARKS = /(\p{M}{30})\p{M}+/gu;

/**
 * A text in a normal form of Unicode, without the marks that are more than a letter can have: the
 * platform sorts those of a letter in time that grows with their square, and 300 KB of them stop it
 * for seconds.
 */
export const normal = (text: string, form: 'NFC' | 'NFD'): string =>
  text.replace(MOST_MARKS, '$1').normalize(form);
