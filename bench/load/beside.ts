// `node bench/load/beside.ts <url>`: searches and quotes of this version's runtime in turn with those of
// another version that runs at `url` on its own demo. Needs wrk; puts nothing on record.
import { findOnPath } from '#scripts/lib/programs.ts';
import { DEMO_VILLAS, withRunningSite } from '../lib/demo-site.ts';
import { short } from '../lib/row.ts';
import { inTurns, quotesOf, searchesOf } from './measure.ts';
import type { Ask } from './wrk.ts';

const [peer] = process.argv.slice(2);
const wrk = findOnPath(['wrk']);
if (peer === undefined || wrk === null) throw new Error('beside.ts <url>, with wrk on PATH');

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
    const [own, other] = await inTurns(wrk, [url, peer], asks);
    const [a, b] = [own.sample.median, other.sample.median];
    console.log(
      `${what}, ${asks.length} asks: ${short(a)} a second, ${short(b)} there: ${short(a / b)}`,
    );
  }
});
