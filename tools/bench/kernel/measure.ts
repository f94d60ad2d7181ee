import { buildSearchIndex } from '#domain/search/index/build-index.ts';
import { searchVillas } from '#domain/search/query/search.ts';
import { indexBytes } from '#domain/search/index/search-index.ts';
import { assertSame } from '../lib/assert-same.ts';
import { limitRow, ratioRow, type Row } from '../lib/row.ts';
import { takeTurns } from '../lib/rounds.ts';
import { makeVillas, NIGHTS, TODAY } from './catalogue.ts';
import { openInSql } from './in-sql.ts';
import { makeQuestions, queryOf } from './questions.ts';

const QUESTIONS = 200;
const SIZE = 10_000;
const OTHER_SIZES = [120, 1_000, 100_000];
/** For the largest of them; the smaller ones are far below. */
const MAX_US = 60;

/**
 * The kernel, which finds, counts and prices a page, compared with SQL that only finds or counts.
 */
export async function measureKernel(): Promise<Row[]> {
  const villas = makeVillas(SIZE);
  const index = indexOf(villas);
  const sql = openInSql(villas);
  const asked = makeQuestions(QUESTIONS);
  const queries = asked.map(queryOf);
  asked.forEach((one, i) => {
    const found = searchVillas(index, queryOf(one));
    const ids = found.items.map(({ villa }) => index.cards[villa]?.id);
    assertSame(
      `search ${i}`,
      { ids, total: found.total },
      { ids: sql.page(one), total: sql.count(one) },
    );
  });

  const ours = {
    run() {
      for (let i = 0; i < 20; i++) for (const query of queries) searchVillas(index, query);
      return 20 * QUESTIONS;
    },
  };
  const page = await takeTurns(ours, eachOf(asked, sql.page));
  const exact = await takeTurns(
    ours,
    eachOf(asked, (one) => [sql.page(one), sql.count(one)]),
  );
  const what = (text: string) =>
    `search kernel, ${SIZE.toLocaleString('en')} villas × ${NIGHTS}, ${text}`;
  const unit = 'µs CPU';
  return [
    ratioRow({ row: 5, what: what('against top 20'), goal: '≤ 1/80', unit }, 1 / 80, ...page),
    ratioRow(
      { row: 5, what: what('against top 20 and count'), goal: '≤ 1/1000', unit },
      1 / 1_000,
      ...exact,
    ),
    ...(await scale(queries)),
    limitRow(
      { row: 5, what: 'memory of the index', goal: '≤ 1 KB a villa', unit: 'bytes a villa' },
      1_024,
      indexBytes(index) / SIZE,
    ),
  ];
}

/** The same queries on smaller and larger catalogues. */
async function scale(queries: readonly ReturnType<typeof queryOf>[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of OTHER_SIZES) {
    const index = indexOf(makeVillas(size));
    const side = {
      run() {
        for (const query of queries) searchVillas(index, query);
        return queries.length;
      },
    };
    const [{ median }] = await takeTurns(side, side);
    const what = `search kernel, ${size.toLocaleString('en')} villas`;
    const goal = `≤ ${MAX_US} µs`;
    rows.push(limitRow({ row: 5, what, goal, unit: 'µs CPU' }, MAX_US, median));
  }
  return rows;
}

const indexOf = (villas: ReturnType<typeof makeVillas>) =>
  buildSearchIndex(villas, { today: TODAY, nights: NIGHTS, now: `${TODAY}T09:00:00.000Z` });

const eachOf = <T>(list: readonly T[], ask: (one: T) => unknown) => ({
  run() {
    for (const one of list) ask(one);
    return list.length;
  },
});
