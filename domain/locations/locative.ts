/** Compound names take an n before the suffix: Hisarönü’nde, Göltürkbükü’nde. */
const COMPOUND =
  /(?:önü|bükü|altı|üstü|içi|ağzı|başı|burnu|köyü|yolu|çayı|dağı|gölü|koyu|adası|deresi|tepesi|yakası|ovası|limanı)$/;

/**
 * The locative of a place name: Kalkan → Kalkan’da, Göcek → Göcek’te, Kızıltaş → Kızıltaş’ta. The
 * vowel depends on the last vowel of the name, the consonant on its last letter.
 */
export function inPlace(name: string): string {
  const lower = name.toLocaleLowerCase('tr');
  const lastVowel = lower.match(/[aeıioöuüâîû](?=[^aeıioöuüâîû]*$)/)?.[0] ?? 'e';
  const vowel = 'aıouâû'.includes(lastVowel) ? 'a' : 'e';
  const consonant = /[fstkçşhp]$/.test(lower) ? 't' : 'd';
  return `${name}’${COMPOUND.test(lower) ? 'n' : ''}${consonant}${vowel}`;
}
