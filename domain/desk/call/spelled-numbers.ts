import { isNext, type Token } from './tokens.ts';

/** What number words are in digits, with a full stop for ordinals. */
export type NumberWords = ReadonlyMap<string, string>;

/** The number that a word is, also one that is made of several: "zweitausend"; null for other words. */
function numberIn(word: string, numbers: NumberWords): number | null {
  let value: number | null = null;
  for (let rest = word; rest !== '';) {
    let length = rest.length;
    while (length > 0 && !numbers.has(rest.slice(0, length))) length -= 1;
    const piece = Number.parseInt(numbers.get(rest.slice(0, length)) ?? '0', 10);
    value = value === null ? piece : together(value, piece);
    if (length === 0 || value === null) return null;
    rest = rest.slice(length);
  }
  return value;
}

/** "twenty" and "five", "four" and "hundred", "two thousand" and "five hundred"; null for two numbers. */
function together(first: number, second: number): number | null {
  if (second === 100 || second === 1_000) {
    const counted = first % 1_000;
    return counted > 0 && counted < second ? first - counted + counted * second : null;
  }
  if (first < 20) return null;
  let room = 1;
  while (first % (10 * room) === 0) room *= 10;
  return second < room ? first + second : null;
}

/** Numbers as they are counted by: "six" 6, "twenty five" 25, "2k" 2000, "17th" 17, "£2500" with its sign behind it. */
export function inDigits(
  tokens: readonly Token[],
  { numbers, endings }: { numbers: NumberWords; endings: ReadonlySet<string> },
): Token[] {
  const said: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const before = said.at(-1);
    const number = before?.kind === 'number' ? before : null;
    const digits = token.kind === 'word' ? numberIn(token.text, numbers) : null;
    const sum = digits === null || !number ? null : sumOf(number, tokens[at - 1], token, digits);
    const isEnding = number?.end === token.start && endings.has(token.text);
    const isOrdinal = isEnding || numbers.get(token.text)?.endsWith('.') === true;
    if (number && (sum !== null || isEnding)) {
      said[said.length - 1] = { ...number, text: sum ?? number.text, isOrdinal, end: token.end };
    } else if (digits === null) said.push(token);
    else said.push({ ...token, kind: 'number', text: `${digits}`, isOrdinal });
  }
  return withSignsBehind(said);
}

/** Of a number and the word behind it; "june 20 two adults" are two. */
function sumOf(number: Token, before: Token | undefined, token: Token, digits: number) {
  const isSpelled = before?.kind === 'word' || digits >= 100;
  const isOne = isSpelled && isNext(number, token) && /^\d+(?:[.,]\d)?$/.test(number.text);
  const sum = isOne ? together(Number(number.text.replace(',', '.')), digits) : null;
  return sum === null ? null : `${sum}`;
}

function withSignsBehind(tokens: readonly Token[]): Token[] {
  const said = [...tokens];
  for (const [at, sign] of tokens.entries()) {
    const [number, next] = [tokens[at + 1], tokens[at + 2]];
    const isBehind = tokens[at - 1]?.kind === 'number' && tokens[at - 1]?.end === sign.start;
    const isBefore = /^[£€$₺]$/.test(sign.text) && number?.kind === 'number' && !isBehind;
    if (!isBefore || next?.kind === 'number') continue;
    said.splice(at, 2, number, sign);
  }
  return said;
}
