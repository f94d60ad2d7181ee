import { sql } from 'drizzle-orm';
import { addMonths, type Month, monthOf } from '#domain/values/dates.ts';
import { readUbl } from '#worker/features/invoices/write-files.ts';
import { changeStatus } from '#worker/features/reservations/transition/change-status.ts';
import { runScheduled } from '#worker/scheduled.ts';
import { drawSteps, take } from '../episode.ts';
import { owners } from '../invariants/owners.ts';
import { mixSeeds, Random } from '../random.ts';
import { DAY, MINUTE } from '../world/clock.ts';
import { World } from '../world/world.ts';
import {
  ACCOUNTANT,
  answerSome,
  closeBooks,
  beginInvoices,
  changeTerms,
  issueMonths,
} from './accountant.ts';
import { booksOf } from './books.ts';

/** Steps that are drawn for a world, and after how many of them the accountant sits down. */
const STEPS = 1_000;
const EVERY = 40;

/** Acts that sell nothing and move no money. */
const UNRELATED =
  /searches|HTTP|calendar|closed nights|nights by hand|opens nights|waits|forges|mail/;

/** An invoice as the office gets it; papers of one shape differ in names and amounts alone. */
type Paper = { number: string; profile: 'earchive' | 'efatura'; shape: string; xml: string };

export type InvoicedWorld = { seed: number; stays: number; papers: Paper[]; wrong: string[] };

/**
 * An agency whose accountant invoices everything by the product's own calls while people book, pay,
 * change and cancel; at the end the last guest has left and everything due is issued.
 */
export async function invoiceWorld(seed: number): Promise<InvoicedWorld> {
  const world = new World(seed);
  const dice = new Random(mixSeeds(seed, 0x66));
  try {
    await beginInvoices(world);
    const first = monthOf(world.clock.today);
    const steps = drawSteps(seed, STEPS).filter(({ act }) => !UNRELATED.test(act));
    for (const [index, step] of steps.entries()) {
      await take(world, step, { step, at: world.clock.instant, said: '' }, [owners]);
      if ((index + 1) % EVERY !== 0) continue;
      await confirmHeld(world);
      world.clock.advance(dice.int(0, 14) * DAY);
      if (dice.chance(0.3)) await changeTerms(world, dice);
      await issueMonths(world, dice, monthsSince(world, first));
      if (dice.chance(0.5)) await answerSome(world, dice, monthOf(world.clock.today));
      if (dice.chance(0.3)) await closeBooks(world, monthsSince(world, first));
      // Whatever people and Workers remember of before is looked up again.
      world.update();
      world.clock.advance(MINUTE);
    }
    world.clock.advance(90 * DAY);
    await runScheduled(world.deps);
    const months = monthsSince(world, first);
    await issueMonths(world, dice, months);
    // What the office refused or the accountant cancelled is due again.
    const wrong = [...world.takeComplaints(), ...(await booksOf(world, months))];
    const rows = await world.deps.db.read.all<Row>(sql`
      select id, series || year || printf('%09d', sequence) as number, profile,
        kind || ' ' || profile || ' ' || (select count(*) > 1 from invoice_lines where invoice_id = id)
        || (select group_concat(distinct rate || '+' || accommodation_rate || exemption) from invoice_lines
          where invoice_id = id) || (rounding <> 0) as shape
      from invoices where state <> 'cancelled' order by year, sequence`);
    const papers: Paper[] = [];
    for (const { id, number, profile, shape } of rows) {
      const { xml } = await readUbl(world.deps, id);
      papers.push({ number, profile, shape, xml });
    }
    const [{ stays } = { stays: 0 }] = await world.deps.db.read.all<{ stays: number }>(
      sql`select count(distinct reservation_id) as stays from invoice_lines`,
    );
    return { seed, stays, papers, wrong };
  } finally {
    world.close();
  }
}

type Row = { id: string; number: string; profile: Paper['profile']; shape: string };

/** From the first to the current one. */
function monthsSince({ clock }: World, first: Month): Month[] {
  const months: Month[] = [];
  for (let month = first; month <= monthOf(clock.today); month = addMonths(month, 1)) {
    months.push(month);
  }
  return months;
}

/** Most holds of a simulated office run out; what is sold is what is invoiced. */
async function confirmHeld(world: World): Promise<void> {
  for (const { id, status } of world.mirror.all('reservations').values()) {
    if (status !== 'requested' && status !== 'option') continue;
    await world.attempt(() =>
      changeStatus(world.deps, String(id), { status: 'confirmed' }, ACCOUNTANT),
    );
  }
}
