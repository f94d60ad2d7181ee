import { type FeastKind, nextFeast } from '#domain/holidays/feasts.ts';
import type { Day } from '#domain/values/dates.ts';
import type { Reading } from '../parts.ts';
import { isOneOf } from '../stems.ts';
import type { Token } from '../tokens.ts';
import { yearIn } from './days.ts';

const NAMES: readonly { stems: readonly string[]; kinds: readonly FeastKind[] }[] = [
  { stems: ['kurban'], kinds: ['kurban'] },
  { stems: ['ramazan', 'seker'], kinds: ['ramazan'] },
];

/** "bayramda", "kurban bayramı", "şeker bayramında", "2028 kurban bayramı": from the eve to the last day. */
export function readFeast(tokens: readonly Token[], at: number, today: Day): Reading | null {
  const before = yearIn(tokens[at]);
  const from = before === null ? at : at + 1;
  const named = NAMES.find(({ stems }) => isOneOf(tokens[from]?.text, stems));
  const word = named === undefined ? from : from + 1;
  const isFeast = isOneOf(tokens[word]?.text, ['bayram']);
  // "kurbanda" alone is the feast too; "ramazan" alone is the month of fasting.
  if (!isFeast && !(named?.kinds[0] === 'kurban')) return null;
  const afterName = isFeast ? word + 1 : word;
  const end = isOneOf(tokens[afterName]?.text, ['tatil']) ? afterName + 1 : afterName;
  const after = before === null ? yearIn(tokens[end]) : null;
  const feast = nextFeast(named?.kinds ?? ['ramazan', 'kurban'], today, before ?? after);
  if (feast === null) return null;
  const wish = { kind: 'stay', checkIn: feast.eve, checkOut: feast.last } as const;
  return { end: after === null ? end : end + 1, wish, doubt: 0 };
}
