import { Index } from 'flexsearch';
import { fold } from '#domain/fold.ts';
import { createNameBox } from '#worker/features/search/name-box.ts';
import { assertSame } from '../lib/assert-same.ts';
import { seededRandom } from '../lib/random.ts';
import { ratioRow, type Row } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';

const NAMES = 10_000;
/** What the box shows. */
const SHOWN = 20;

const FIRST = ['Zeytin', 'Mavi', 'Gün', 'Ay', 'Deniz', 'Çınar', 'İncir', 'Şafak', 'Ilgın', 'Badem'];
const SECOND = [
  'dalı',
  'kuytu',
  'batımı',
  'ışığı',
  'köşkü',
  'gölgesi',
  'çiçeği',
  'rüzgârı',
  'bağı',
];
const TOWNS = ['Kalkan', 'İslamlar', 'Üzümlü', 'Kaş Merkez', 'Ölüdeniz', 'Göcek', 'Yalıkavak'];

/** The box that answers within a frame of a key, against a well-known library on the same names. */
export async function measureNameBox(): Promise<Row[]> {
  const names = makeNames();
  const box = createNameBox(names);
  const library = new Index({ tokenize: 'full', encode: (text: string) => fold(text).split(' ') });
  names.forEach((name, i) => library.add(i, name));

  const typed = makeTyped(names);
  for (const text of typed.filter((one) => !one.includes(' '))) {
    const ours = box.find(text, NAMES).toSorted((a, b) => a - b);
    const peer = library.search(text, { limit: NAMES }).map(Number);
    assertSame(
      `"${text}"`,
      ours,
      peer.toSorted((a, b) => a - b),
    );
  }
  const [ours, peer] = await takeTurns(
    eachOf(typed, (text) => box.find(text, SHOWN)),
    eachOf(typed, (text) => library.search(text, { limit: SHOWN })),
  );
  const what = `name box, ${NAMES.toLocaleString('en')} names, a key`;
  return [ratioRow({ row: 7, what, goal: '≤ 1.2 × FlexSearch', unit: 'µs CPU' }, 1.2, ours, peer)];
}

function makeNames(): string[] {
  const { pick, whole } = seededRandom(7);
  return Array.from(
    { length: NAMES },
    (_, i) => `Villa ${pick(FIRST)} ${pick(SECOND)} ${whole(1, 400)} KV-${i} ${pick(TOWNS)}`,
  );
}

/** What stands in the box after each key, as people type: a word of a name, some with a second. */
function makeTyped(names: readonly string[]): string[] {
  const { pick, next } = seededRandom(11);
  return Array.from({ length: 60 }, () => {
    const [, first = '', second = ''] = pick(names).split(' ');
    const text = next() < 0.3 ? `${first} ${second}` : first;
    return Array.from({ length: text.length - 1 }, (_, i) => text.slice(0, i + 2).trim());
  }).flat();
}

const eachOf = (texts: readonly string[], find: (text: string) => unknown) => ({
  run() {
    for (const text of texts) find(text);
    return texts.length;
  },
});
