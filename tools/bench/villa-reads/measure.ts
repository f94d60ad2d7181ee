import { join } from 'node:path';
import { istanbulDay } from '#domain/values/dates.ts';
import { VillaPage } from '#domain/villas/schema.ts';
import { findVillaPage } from '#worker/features/villas/page/villa-page.ts';
import { createDatabase } from '#worker/platform/database/database.ts';
import { assertSame } from '../lib/assert-same.ts';
import { installPeer } from '../lib/install-peer.ts';
import { byTheClock, type Side, takeTurns } from '../lib/rounds.ts';
import { ratioRow, type Row } from '../lib/row.ts';
import { readContent } from './content.ts';
import { withDatabaseFile } from './database-file.ts';
import { listCards } from './ours.ts';

const VILLAS = 120;
const LISTS_A_ROUND = 20;
const MAX_OF_LIST = 0.15;
const MAX_OF_PAGE = 0.15;

/** A page of villas and one villa with all relations, compared with Payload's local API. */
export async function measureVillaReads(): Promise<Row[]> {
  installPeer('payload');
  const { openPayload } = await import('../peers/payload/open.ts');
  const { findCards, findVilla, toCards, toPage } = await import('./payload.ts');
  return withDatabaseFile(VILLAS, async (client, directory) => {
    const db = createDatabase(client);
    const today = istanbulDay(new Date());
    const payload = await openPayload(join(directory, 'payload.db'), await readContent(db, today));

    const { items } = await listCards(db, today);
    assertSame('the list', await listCards(db, today), toCards(await findCards(payload)));
    for (const { id, slug } of items) {
      const ours = await findVillaPage(db, slug, today);
      assertSame(slug, plain(ours), plain(toPage(await findVilla(payload, id))));
    }

    const lists = await compare(
      repeat(LISTS_A_ROUND, () => listCards(db, today)),
      repeat(LISTS_A_ROUND, () => findCards(payload)),
    );
    const pages = await compare(
      eachOf(items, ({ slug }) => findVillaPage(db, slug, today)),
      eachOf(items, ({ id }) => findVilla(payload, id)),
    );
    return [
      ...rowsOf('20 of 120 villas with relations', MAX_OF_LIST, lists),
      ...rowsOf('all of one villa by its id', MAX_OF_PAGE, pages),
    ];
  });
}

/** A page without what only one side has: ids of seasons, and the average rating. */
const Plain = VillaPage.omit({ rating: true }).extend({
  seasons: VillaPage.shape.seasons.element.omit({ id: true }).array(),
});
const plain = (page: unknown) => Plain.parse(page);

async function compare(ours: Side, peer: Side) {
  return {
    cpu: await takeTurns(ours, peer),
    wall: await takeTurns(byTheClock(ours), byTheClock(peer)),
  };
}

function rowsOf(what: string, most: number, { cpu, wall }: Awaited<ReturnType<typeof compare>>) {
  const goal = `≤ ${most} × Payload`;
  return [
    ratioRow({ row: 8, what, goal, unit: 'µs CPU' }, most, ...cpu),
    ratioRow({ row: 8, what, goal, unit: 'µs by the clock' }, most, ...wall),
  ];
}

const repeat = (times: number, read: () => Promise<unknown>): Side => ({
  async run() {
    for (let i = 0; i < times; i++) await read();
    return times;
  },
});

const eachOf = <T>(list: readonly T[], read: (one: T) => Promise<unknown>): Side => ({
  async run() {
    for (const one of list) await read(one);
    return list.length;
  },
});
