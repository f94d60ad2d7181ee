import { readNumber } from '../numbers.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';

const POINTS = ['puan', 'yildiz', 'star'];
const HIGH = ['yuksek', 'iyi'];
const OR_MORE = ['ustu', 'uzeri', 'ustunde', 'uzerinde'];

/** What "yüksek puanlı" means, in tenths of a star. */
const HIGH_TENTHS = 45;

/** "4,5 puan üstü", "4 yıldızlı", "yüksek puanlı", "puanı yüksek": at least so many tenths of a star. */
export function readRating(tokens: readonly Token[], at: number): Reading | null {
  const [first, second] = [tokens[at]?.text, tokens[at + 1]?.text];
  const isHigh =
    (isOneOf(first, HIGH) && isOneOf(second, POINTS)) ||
    (isOneOf(first, POINTS) && isOneOf(second, HIGH));
  if (isHigh) return done(HIGH_TENTHS, at + 2);
  // "puanı 4,5 üstü" as well as "4,5 üstü puan".
  const isFirst = isOneOf(first, POINTS);
  const number = readNumber(tokens, isFirst ? at + 1 : at);
  if (number === null) return null;
  const past = isOneOf(tokens[number.end]?.text, OR_MORE) ? number.end + 1 : number.end;
  if (isFirst && past === number.end) return null;
  const points = isFirst ? past - 1 : past;
  if (!isFirst && !isOneOf(tokens[points]?.text, POINTS)) return null;
  const tenths = Math.round(number.value * 10);
  if (tenths < 10 || tenths > 50) return null;
  const after = points + 1;
  return done(tenths, isOneOf(tokens[after]?.text, OR_MORE) ? after + 1 : after);
}

const done = (tenths: number, end: number): Reading => ({
  end,
  wish: { kind: 'rating', tenths },
  doubt: 0,
});
