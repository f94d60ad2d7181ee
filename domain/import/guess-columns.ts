import { fold } from '#domain/values/fold.ts';
import { isNearWord } from '#domain/values/near-word.ts';
import { rememberedOf } from '#domain/values/remembered.ts';
import type { ImportField } from './field.ts';
import { FIELDS_OF } from './fields.ts';
import type { ImportKind } from './kinds.ts';
import { joinParts, PARTS_OF, withUnit } from './column-parts.ts';
import type { ImportRow } from './schema.ts';
import { isPriceHeading } from './understand/periods.ts';

/** For each column of the file the field that it holds, or null. */
export type Mapping = readonly (string | null)[];

/** Fields that several columns may hold; their cells are named with the heading: `note@Havuz`. */
export const REPEATED: Record<ImportKind, readonly string[]> = {
  villas: ['nightly', 'amenities', 'note'],
  prices: [],
  reservations: ['note'],
};

/** Fields without which a file cannot be understood; a villa's other needs are asked. */
export const MUST_HAVE: Record<ImportKind, readonly string[]> = {
  villas: ['name'],
  prices: ['villaCode', 'startsOn', 'endsOn', 'nightly'],
  reservations: ['villaCode', 'checkIn'],
};

/** A heading without case, diacritics, dots, "(TL)" and "*", so that spellings can be compared. */
const plain = (heading: string) =>
  fold(heading)
    .replace(/[().:*_/%₺€#№-]+/g, ' ')
    .replace(/^ *(?:of|number of|anzahl(?: der)?) /, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<=.) (?:tl|try|eur|euro|usd|gbp)$/, '');

/** Words of headings that are written short, or in one of several ways. */
const SAME_WORDS = new Map(
  Object.entries({
    tarih: 'tar',
    baslangic: 'bas',
    bitis: 'bit',
    rezervasyon: 'rez res',
    telefon: 'tel telefonu cep gsm',
    phone: 'mobile',
    no: 'numara numarasi nr kodu kod id',
    ad: 'isim ismi adi unvan',
    ev: 'evin',
    villa: 'villanin',
    sayi: 'adet adedi sayisi',
    minimum: 'min',
    maks: 'max maksimum maximum azami',
    depozito: 'dep',
    ucret: 'ucreti bedel bedeli',
    tutar: 'tutari',
    sahibi: 'sahip',
    acente: 'acenta',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** The endings of "Bölgesi", "Tarihleri", "Notlar". */
const ENDING = /(?:l[ae]ri|l[ae]r|s[iu]|[iu])$/;

function withoutEnding(word: string): string {
  return word.length > 3 ? word.replace(ENDING, '') : word;
}

/** Last words that say what a column holds, whatever comes before: "Rezervasyon Durumu". */
const HEADS = new Set(['durum', 'telefon', 'kalan', 'mail', 'not'].map(withoutEnding));

/** Two headings of the same words are one, however they end: "Villanın adı" and "Villa ismi". */
const bareWords = (heading: string): string =>
  heading
    .split(' ')
    .map((word) => {
      return withoutEnding(SAME_WORDS.get(word) ?? word);
    })
    .join(' ');

/** The headings of numbers that only count the lines of a file. */
const COUNTERS = new Set(['no', 'sira', 'sira no', 'sn', 's no', '#', 'nr']);

/** 1, 2, 3 …: the numbers of lines, which are no codes. */
const isCounting = (cells: readonly string[]): boolean => {
  const numbers = cells.filter((cell) => cell !== '');
  return numbers.length > 0 && numbers.every((cell, i) => Number(cell) === i + Number(numbers[0]));
};

type Names = { label: string; others: string[]; all: string[]; bare: string[] };

/** The names of a field as headings are compared; once, because every cell may be a heading. */
const namesOf = rememberedOf((field: ImportField): Names => {
  const [label, others] = [plain(field.label), field.aliases.map(plain)];
  const all = [label, ...others];
  return { label, others, all, bare: all.map(bareWords) };
});

/** How sure a heading names a field: 4 its label, 3 another word for it, 2 and 1 likenesses. */
function likeness(heading: string, field: ImportField): number {
  const { label, others, all: names, bare: bareNames } = namesOf(field);
  if (heading === label) return 4;
  if (others.includes(heading)) return 3;
  // A bare "No" mostly counts lines.
  if (!COUNTERS.has(heading) && bareNames.includes(bareWords(heading))) return 2.8;
  const words = heading.split(' ');
  // "Giriş Tarihi (gg.aa)" has all words of "giriş tarihi"; one-word aliases must begin it.
  if (
    names.some(
      (name) => name.includes(' ') && name.split(' ').every((word) => words.includes(word)),
    )
  )
    return 2;
  if (
    heading.length > 4 &&
    names.some(
      (name) =>
        name.length > 4 && isNearWord(heading, name) && Math.abs(name.length - heading.length) <= 1,
    )
  )
    return 2;
  if (words.length < 2) return 0;
  const last = bareWords(words.at(-1) ?? '');
  if (HEADS.has(last) && bareNames.includes(last)) return 1.5;
  return names.some((name) => name.length > 3 && heading.startsWith(`${name} `)) ? 1 : 0;
}

/**
 * Assigns fields to columns by their headings: the surest pairs first, every field once unless it is
 * repeated. `lines` are the rows below, which tell a column of codes from one that counts lines.
 */
export function guessColumns(
  kind: ImportKind,
  headings: readonly string[],
  lines: readonly (readonly string[])[] = [],
): Mapping {
  const fields = Object.entries({ ...FIELDS_OF[kind], ...PARTS_OF[kind] });
  const bare = headings.map(plain);
  const pairs = bare.flatMap((heading, column) => {
    if (heading === '') return [];
    if (COUNTERS.has(heading) && isCounting(lines.map((line) => line[column] ?? ''))) return [];
    const sure = fields.map(([name, field], order) => ({
      column,
      name,
      order,
      // Of "Adults" and "People" the first says it more exactly, wherever they stand.
      alias: namesOf(field).others.indexOf(heading),
      score: likeness(heading, field),
    }));
    const isPrice = kind === 'villas' && isPriceHeading(headings[column] ?? '');
    const price = isPrice ? [{ column, name: 'nightly', order: 99, alias: 0, score: 2.5 }] : [];
    return [...sure, ...price].filter(({ score }) => score > 0);
  });
  const mapping: (string | null)[] = headings.map(() => null);
  const used = new Set<string>();
  for (const { column, name } of pairs.toSorted(
    (a, b) => b.score - a.score || a.order - b.order || a.alias - b.alias || a.column - b.column,
  )) {
    if (mapping[column] !== null || (used.has(name) && !REPEATED[kind].includes(name))) continue;
    mapping[column] = name;
    used.add(name);
  }
  return mapping;
}

/** True for the heading of a field of the kind: how a file's row of headings is found. */
export const isKnownHeading = (kind: ImportKind, heading: string): boolean =>
  heading !== '' &&
  (isPriceHeading(heading) ||
    Object.values({ ...FIELDS_OF[kind], ...PARTS_OF[kind] }).some(
      (field) => likeness(plain(heading), field) > 1,
    ));

/** Signs of a heading in the name of a repeated field. */
const HEADING_SIGNS = 80;

/** The name of a column's cells. */
function cellName(kind: ImportKind, field: string, heading: string, column: number): string {
  const said = heading.trim().replace(/\s+/g, ' ').slice(0, HEADING_SIGNS);
  return REPEATED[kind].includes(field) ? `${field}@${said || `${column + 1}. sütun`}` : field;
}

/**
 * The rows below the headings in the form the API takes, numbered as in the spreadsheet; rows
 * without a value in any mapped column are left out.
 */
export function toImportRows(
  kind: ImportKind,
  {
    headings,
    lines,
    headingRow,
  }: { headings: readonly string[]; lines: readonly (readonly string[])[]; headingRow: number },
  mapping: Mapping,
): ImportRow[] {
  const columns = mapping.flatMap((field, column) =>
    field === null
      ? []
      : [{ field, column, name: cellName(kind, field, headings[column] ?? '', column) }],
  );
  return lines.flatMap((line, i) => {
    const cells = columns
      .map(({ name, field, column }) => {
        const text = line[column]?.trim() ?? '';
        return [name, withUnit(kind, field, headings[column] ?? '', text)] as const;
      })
      .filter(([, text]) => text !== '');
    return cells.length === 0
      ? []
      : [{ row: headingRow + 1 + i, cells: joinParts(kind, Object.fromEntries(cells)) }];
  });
}
