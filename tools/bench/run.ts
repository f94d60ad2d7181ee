// `npm run bench [row …]`: measures the goals of docs/bench.md and puts them into
// tools/bench/results.json and the tables of the documents.
import { measureBackup } from './backup/measure.ts';
import { measureAdminLists } from './admin-lists/measure.ts';
import { measureFirstLoad } from './dashboard/first-load.ts';
import { measureOccupancy } from './dashboard/measure-occupancy.ts';
import { measureFeeds } from './feeds/measure.ts';
import { measureHeap } from './heap/measure.ts';
import { measureFullBuild } from './full-build/measure.ts';
import { measureKernel } from './kernel/measure.ts';
import { keepResults } from './lib/results.ts';
import { type Row, short } from './lib/row.ts';
import { writeTables } from './lib/tables.ts';
import { measureLoad } from './load/measure.ts';
import { measureListing } from './listing/measure.ts';
import { measurePages } from './pages/measure.ts';
import { measurePublishing } from './publishing/measure.ts';
import { measureScale } from './scale/measure.ts';
import { measureSearchWorker } from './search-worker/measure.ts';
import { measureSimulation } from './simulation/measure.ts';
import { measureTrips } from './trips/measure.ts';
import { measureVillaPage } from './villa-page/measure.ts';
import { measureVillaReads } from './villa-reads/measure.ts';

type Measure = { rows: number[]; name: string; run(): Row[] | Promise<Row[]> };

const wanted = process.argv.slice(2).map(Number);
const isWanted = (row: number) => wanted.length === 0 || wanted.includes(row);

const MEASURES: Measure[] = [
  { rows: [1, 2], name: 'bytes of pages', run: measurePages },
  { rows: [1, 3, 4], name: 'the villa page beside Next', run: () => measureVillaPage(isWanted) },
  { rows: [3], name: 'presses on the listing', run: measureListing },
  { rows: [5], name: 'search kernel', run: measureKernel },
  { rows: [6, 14], name: 'search in the Worker', run: measureSearchWorker },
  { rows: [8], name: 'reads of villas', run: measureVillaReads },
  { rows: [9], name: 'database trips', run: measureTrips },
  { rows: [10], name: 'full builds', run: measureFullBuild },
  { rows: [11], name: 'publishing', run: measurePublishing },
  { rows: [12], name: 'calendar of the dashboard', run: measureOccupancy },
  { rows: [13], name: 'bytes of the dashboard', run: measureFirstLoad },
  { rows: [15], name: 'calendar feeds', run: measureFeeds },
  { rows: [16], name: 'lists of the dashboard', run: () => measureAdminLists() },
  { rows: [17], name: 'the simulated agency', run: measureSimulation },
  { rows: [18], name: 'backup and restore', run: measureBackup },
  { rows: [19], name: 'heap of the runtime', run: measureHeap },
  { rows: [20], name: 'load beside nginx and the development server', run: measureLoad },
  {
    rows: [21],
    name: 'what a call costs (docs/scale.md)',
    run: async () => {
      await measureScale();
      return [];
    },
  },
];

const measured: Row[] = [];
for (const { rows, name, run } of MEASURES) {
  if (!rows.some(isWanted)) continue;
  console.log(`measuring ${name} …`);
  const found = (await run()).filter(({ row }) => isWanted(row));
  // One by one: a failing measurement does not lose the others' figures.
  keepResults(found);
  measured.push(...found);
}
const rows = measured.toSorted((a, b) => a.row - b.row);

const figure = (value: number | null) => (value === null ? '–' : short(value));
const head = ['row', 'what', 'goal', 'ours', 'peer', 'ratio', 'unit', 'verdict', 'spread'];
const lines = rows.map(({ row, what, goal, ours, peer, ratio, unit, verdict, spread }) => [
  String(row),
  what,
  goal,
  figure(ours),
  figure(peer),
  figure(ratio),
  unit,
  verdict,
  spread,
]);
const widths = head.map((name, i) =>
  Math.max(name.length, ...lines.map((line) => line[i]?.length ?? 0)),
);
console.log('');
for (const line of [head, ...lines]) {
  console.log(
    line
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

writeTables();
