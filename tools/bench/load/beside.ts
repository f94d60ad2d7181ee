// `node tools/bench/load/beside.ts <url> <pid>`: searches and quotes of this version's runtime in turn with those
// of another version that runs at `url`, all of it below the process `pid`, on its own demo. Needs wrk; puts
// nothing on record.
import { loadavg } from 'node:os';
import { findOnPath } from '#scripts/lib/programs.ts';
import { DEMO_VILLAS, withRunningSite } from '../lib/demo-site.ts';
import { short } from '../lib/row.ts';
import { inTurns, quotesOf, searchesOf } from './measure.ts';
import { cpuOfTree } from './process-tree.ts';
import type { Ask } from './wrk.ts';

const [peer, peerProcess] = process.argv.slice(2);
const wrk = findOnPath(['wrk']);
if (peer === undefined || peerProcess === undefined || wrk === null)
  throw new Error('beside.ts <url> <pid>, with wrk on PATH');

await withRunningSite(DEMO_VILLAS, async ({ url, client }) => {
  const { rows } = await client.execute('select slug from villas where active = 1 order by id');
  const slugs = rows.map(({ slug }) => String(slug));
  // What both of them answer: the demos are not alike.
  const theirs = await quotesOf(peer, slugs);
  const ours = new Set((await quotesOf(url, slugs)).map((ask) => JSON.stringify(ask)));
  const kinds: [string, Ask[]][] = [
    ['nothing', [{ method: 'GET', path: '/v1/health' }]],
    ['a search', searchesOf()],
    ['a quote', theirs.filter((ask) => ours.has(JSON.stringify(ask)))],
  ];
  for (const [what, asks] of kinds) {
    const cpu = () => [cpuOfTree(process.pid), cpuOfTree(Number(peerProcess))] as const;
    const before = cpu();
    const both = await inTurns(wrk, [url, peer], asks);
    const after = cpu();
    const [own, other] = both.map(({ sample, last, answers }, i) => ({
      perSecond: sample.median,
      cpuMs: ((after[i] ?? 0) - (before[i] ?? 0)) / answers,
      tail: last.p99 / last.median,
    }));
    if (own === undefined || other === undefined) continue;
    console.log(
      `${what}, ${asks.length} asks at a load of ${short(loadavg()[0] ?? 0)}:
  a second ${short(own.perSecond)}, there ${short(other.perSecond)}: ${short(own.perSecond / other.perSecond)} ×
  ms of processor ${short(own.cpuMs)}, there ${short(other.cpuMs)}: ${short(other.cpuMs / own.cpuMs)} ×
  p99 ÷ median ${short(own.tail)}, there ${short(other.tail)}`,
    );
  }
});
