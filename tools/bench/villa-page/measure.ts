import { withBrowser } from '../lib/browser.ts';
import { limitRow, ratioRow, type Row, sampleOf } from '../lib/row.ts';
import { judgePages, type Judgement } from './lighthouse.ts';
import { serveSides, stopSides } from './sides.ts';
import { type Visit, visitPage } from './visit.ts';

const KB = 1_024;
const ROUNDS = 3;

/**
 * A villa page compared with the same page in Next, and with a page that contains only its picture.
 */
export async function measureVillaPage(wanted: (row: number) => boolean): Promise<Row[]> {
  const sides = await serveSides();
  const urlOf = ({ page, server }: (typeof sides)['ours']) => server.url + page;
  const urls = { ours: urlOf(sides.ours), next: urlOf(sides.next), bare: urlOf(sides.bare) };
  try {
    const rows: Row[] = [];
    if (wanted(1) || wanted(3)) rows.push(...visitRows(await visitInTurn(urls)));
    if (wanted(4)) rows.push(...judgementRows(await judgePages(urls)));
    return rows;
  } finally {
    stopSides(sides);
  }
}

type Visits = Record<'ours' | 'next', Visit[]>;

const visitInTurn = (urls: { ours: string; next: string }): Promise<Visits> =>
  withBrowser(async (browser) => {
    const visits: Visits = { ours: [], next: [] };
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['ours', 'next'] as const) {
        visits[name].push(await visitPage(browser, urls[name]));
      }
    }
    return visits;
  });

/** Limits, with Next's figure for the same page for comparison. */
function visitRows({ ours, next }: Visits): Row[] {
  const row = (
    facts: Pick<Row, 'row' | 'what' | 'goal' | 'unit'>,
    most: number,
    figure: (visit: Visit) => number,
  ) => limitRow(facts, most, sampleOf(ours.map(figure)), sampleOf(next.map(figure)));
  return [
    row(named(1, 'villa page, scripts before a touch', '≤ 3 KB br', 'KB'), 3, (v) => v.script / KB),
    row(
      named(1, 'villa page, scripts once idle', '≤ 90 KB br', 'KB'),
      90,
      (v) => v.idleScript / KB,
    ),
    row(named(3, 'first screen of a phone, requests', '≤ 8', ''), 8, (v) => v.requests),
    row(named(3, 'first screen of a phone, bytes', '≤ 90 KB', 'KB'), 90, (v) => v.bytes / KB),
    row(named(3, 'its picture', '≤ 45 KB', 'KB'), 45, (v) => v.hero / KB),
    row(named(3, 'requests to others', 'none', ''), 0, (v) => v.foreign),
    row(named(3, 'layout shift', '0', ''), 0, (v) => v.layoutShift),
  ];
}

const named = (row: number, what: string, goal: string, unit: string) => ({
  row,
  what,
  goal,
  unit,
});

function judgementRows({ ours, next, bare }: Record<'ours' | 'next' | 'bare', Judgement>): Row[] {
  const lcp = { row: 4, unit: 'ms' };
  return [
    ratioRow(
      { ...lcp, what: 'LCP, against a bare page', goal: '≤ 1.35 ×' },
      1.35,
      ours.lcp,
      bare.lcp,
    ),
    ratioRow({ ...lcp, what: 'LCP, against Next', goal: '≤ 0.6 ×' }, 0.6, ours.lcp, next.lcp),
    limitRow(
      { row: 4, what: 'total blocking time', goal: '≤ 20 ms', unit: 'ms' },
      20,
      ours.blocking,
      next.blocking,
    ),
    ...Object.entries(ours.categories).map(([name, score]) =>
      // An upper limit: the points missing to 100.
      limitRow(
        { row: 4, what: `Lighthouse, ${name}: short of 100`, goal: '0', unit: 'points' },
        0,
        short100(score),
        short100(next.categories[name] ?? score),
      ),
    ),
  ];
}

const short100 = ({ median, min, max }: ReturnType<typeof sampleOf>) => ({
  median: 100 - median,
  min: 100 - max,
  max: 100 - min,
});
