import { Index } from 'flexsearch';
import { fold } from '#domain/values/fold.ts';
import { createNameBox } from '#worker/features/search/names/name-box.ts';
import { assertSame } from '../lib/assert-same.ts';
import { seededRandom } from '../lib/random.ts';
import { ratioRow, type Row } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';

/** The goal applies to the last; the others show the growth. */
const SIZES = [120, 1_000, 10_000];
const MOST = 1.2;
/** Number of results that the box shows. */
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

/**
 * The name box, which answers a key within a frame, compared with a well-known library on the same
 * names.
 */
export async function measureNameBox(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await measureNames(size));
  return rows;
}

async function measureNames(size: number): Promise<Row> {
  const names = makeNames(size);
  const box = createNameBox(names);
  const library = new Index({ tokenize: 'full', encode: (text: string) => fold(text).split(' ') });
  names.forEach((name, i) => library.add(i, name));

  const typed = makeTyped(names);
  for (const text of typed.filter((one) => !one.includes(' '))) {
    const ours = box.find(text, size).toSorted((a, b) => a - b);
    const peer = library.search(text, { limit: size }).map(Number);
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
  const what = `name box, ${size.toLocaleString('en')} names, a key`;
  const isGoal = size === SIZES.at(-1);
  const goal = isGoal ? `≤ ${MOST} × FlexSearch` : 'scale';
  return ratioRow({ row: 7, what, goal, unit: 'µs CPU' }, isGoal ? MOST : Infinity, ours, peer);
}

function makeNames(count: number): string[] {
  const { pick, whole } = seededRandom(7);
  return Array.from(
    { length: count },
    (_, i) => `Villa ${pick(FIRST)} ${pick(SECOND)} ${whole(1, 400)} KV-${i} ${pick(TOWNS)}`,
  );
}

/** The box's text after each key, as people type: a word of a name, sometimes a second. */
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
