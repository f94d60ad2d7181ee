import { PLACEHOLDER } from '#domain/mail/variables.ts';

/** A text in which what identifies somebody is a number in brackets, and what stood there. */
type Masked = { text: string; hidden: string[] };

/** Between the digits of a number as people type it; also signs that nobody sees. */
const GAP = String.raw`[ \t\u00a0().\/·_*\p{Pd}\p{Cf}]`;
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const YEAR = String.raw`(?:20)?\d\d`;
const EDGE = String.raw`(?<![\p{L}\p{Nd}])`;

/** Tried in their order at each place of a text. */
const PATTERNS = {
  /** Ours, so that none of the text's own comes back as somebody else's number. */
  mark: String.raw`\[\[\d+\]\]`,
  /** Its end may be a guest's key to their stay. */
  address: String.raw`(?:https?:\/\/|www\.)[^\s<>"]+`,
  // As long as addresses may be (RFC 5321): without an end, a long word takes seconds.
  mail: String.raw`[^\s@<>()[\]{},;:"'“”]{1,64}\s?@\s?[^\s@<>()[\]{},;:"'“”]{1,255}\.\p{L}{2,}`,
  day: String.raw`${EDGE}(?:${DAY}[.\/-]${MONTH}[.\/-]${YEAR}|20\d\d-${MONTH}-${DAY})(?!\d)`,
  // ISO 13616: country, two digits, up to 30 letters and digits.
  iban: String.raw`${EDGE}\p{L}{2}\d\d(?:${GAP}?[A-Z]{4})?(?:${GAP}{0,2}[A-Z]{0,2}\d[A-Z\d]{0,3}){3,9}`,
  // A passport or identity card: letters and digits, at least four of these.
  document: String.raw`${EDGE}(?=[A-Z\d]*[A-Z])(?=(?:[A-Z]*\d){4})[A-Z\d]{8,12}(?![\p{L}\p{Nd}])`,
  // Identity number, phone, card: seven digits and more.
  number: String.raw`(?:\+${GAP}*)?\(?\p{Nd}(?:${GAP}{0,3}\p{Nd}){6,}`,
};

const ANY = new RegExp(
  Object.entries(PATTERNS)
    .map(([name, pattern]) => `(?<${name}>${pattern})`)
    .join('|'),
  'giu',
);

/**
 * Hides identity, passport and card numbers, IBANs, phones, mail addresses and links before a text of
 * a guest goes to a translation service. Days stay: they are read with the sentence.
 */
export function mask(text: string): Masked {
  const hidden: string[] = [];
  const masked = text.replace(ANY, (found, ...rest) => {
    const groups = rest.at(-1) as Record<string, string | undefined>;
    if (groups.day !== undefined) return found;
    hidden.push(found);
    return `[[${hidden.length}]]`;
  });
  return { text: masked, hidden };
}

const VARIABLE = new RegExp(`${PATTERNS.mark}|${PLACEHOLDER.source}`, 'g');

/** Hides the variables of a mail, which no service may translate. */
export function maskVariables(text: string): Masked {
  const hidden: string[] = [];
  return { text: text.replace(VARIABLE, (found) => `[[${hidden.push(found)}]]`), hidden };
}

/** Puts back what was hidden; what the service has lost stands in a line of its own below. */
export function unmask(text: string, hidden: readonly string[]): string {
  const lost = new Set(hidden.keys());
  const whole = text.replace(/\[\[\s*(\d+)\s*\]\]/g, (mark, digits: string) => {
    const at = Number(digits) - 1;
    lost.delete(at);
    return hidden[at] ?? mark;
  });
  return [whole, ...[...lost].map((at) => hidden[at])].join('\n');
}
