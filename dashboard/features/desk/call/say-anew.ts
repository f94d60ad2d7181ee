import type { CallPart } from '#domain/desk/call/parts.ts';
import { type Day, formatStay } from '#domain/values/dates.ts';
import { withoutWords } from './remove-part.ts';

const NIGHTS: readonly CallPart['kind'][] = ['stay', 'arrival', 'window', 'nights', 'flex'];
const PLACES: readonly CallPart['kind'][] = ['town', 'district', 'around', 'nowhere'];

/** The sentence with other nights. */
export const sayNights = (
  typed: string,
  parts: readonly CallPart[],
  { checkIn, checkOut }: { checkIn: Day; checkOut: Day },
): string => sayInstead(typed, parts, NIGHTS, formatStay(checkIn, checkOut));

/** The sentence with another region. */
export const sayTown = (typed: string, parts: readonly CallPart[], town: string): string =>
  sayInstead(typed, parts, PLACES, town);

/** New words replace the first of the old ones. */
function sayInstead(
  typed: string,
  parts: readonly CallPart[],
  kinds: readonly CallPart['kind'][],
  words: string,
): string {
  const old = parts.filter(({ kind }) => kinds.includes(kind));
  const [first, ...more] = old;
  if (first === undefined) return `${typed.trim()} ${words}`;
  // From the end, so that earlier positions stay valid.
  const rest = more.toReversed().reduce(withoutWords, typed);
  return rest.slice(0, first.start) + words + rest.slice(first.end);
}
