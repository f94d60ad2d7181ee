import type { DataStep } from '#scripts/lib/migrations/data-step.ts';

/** What names were searched by, and what is written for it now (domain/values/fold.ts). */
const LETTERS = [
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ŋ', 'n'],
  ['ə', 'e'],
  ['ς', 'σ'],
  ['‘', "'"],
  ['’', "'"],
  ['ʼ', "'"],
  ['ʻ', "'"],
  ['´', "'"],
  ['`', "'"],
  ['\u2010', '-'],
  ['\u2011', '-'],
  ['\u200c', ''],
  ['\u200e', ''],
  ['\u200f', ''],
] as const;

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const folded = LETTERS.reduce(
  (sql, [letter, plain]) => `replace(${sql}, ${quoted(letter)}, ${quoted(plain)})`,
  'search_text',
);
const OTHERS = quoted(`*[${LETTERS.map(([letter]) => letter).join('')}]*`);
const refold = (table: string, rows = '1') =>
  `update ${table} set search_text = ${folded} where search_text glob ${OTHERS} and ${rows}`;

/** An address whose İ was stored as i and a dot of its own, which no mail reaches. */
const DOT = "'i' || char(775)";
const mend = (table: string, column: string, rows = '1') =>
  `update or ignore ${table} set ${column} = replace(${column}, ${DOT}, 'i')
   where instr(${column}, ${DOT}) > 0 and ${rows}`;

/** Tables that are read whole, with the first batch; few of their rows change. */
const WHOLE = [
  mend('guest_contacts', 'value'),
  mend('users', 'email'),
  mend('subscribers', 'email'),
  mend('offers', 'email'),
  mend('contact_messages', 'email'),
  mend('outbox', 'recipient'),
  ...['guest_records', 'users', 'offers', 'contact_messages', 'comments'].map((table) =>
    refold(table),
  ),
];

/** Names are found without the letters of others, and mails reach who wrote İ in an address. */
export const dataStep: DataStep = {
  table: 'reservations',
  key: 'row_id',
  begin: 0,
  rows: 5_000,
  write: ({ after, until }) => {
    const range = 'row_id > ? and row_id <= ?';
    return [
      ...(after === 0 ? WHOLE.map((sql) => ({ sql, args: [] })) : []),
      ...[mend('reservations', 'email', range), refold('reservations', range)].map((sql) => ({
        sql,
        args: [after, until],
      })),
    ];
  },
};
