import type { Act } from './act.ts';
import { blockers } from './blocks.ts';
import { clerks } from './clerks.ts';
import { Random } from '../random.ts';
import { RACE } from '../invariants/names.ts';
import { bank } from './bank.ts';
import { bankStatement } from './bank-statement.ts';
import { extrasAndRefunds } from './extras-and-refunds.ts';
import { inTheHouse } from './in-the-house.ts';
import { money } from './money.ts';
import { offers } from './offers.ts';
import { owners } from './owners.ts';
import { askAgain } from './promises.ts';
import { sellers } from './sellers.ts';
import { terms } from './terms.ts';
import { time } from './time.ts';
import { visitors } from './visitors.ts';

const RACERS: readonly Act[] = [
  ...visitors,
  ...clerks,
  ...blockers,
  ...money,
  ...extrasAndRefunds,
  ...inTheHouse,
  ...bankStatement,
  ...bank,
  ...sellers,
  ...offers,
  ...owners,
  ...terms,
  ...time,
  askAgain,
].filter(({ name }) => name !== 'a visitor searches' && name !== 'time passes');

const WEIGHED = RACERS.map((act) => [act.weight, act] as const);

/** Two or three act at the same moment. */
export const together: Act = {
  name: RACE,
  weight: 6,
  run: async (world, dice) => {
    const acts = Array.from({ length: dice.int(2, 3) }, () => {
      const act = dice.weighted(WEIGHED);
      // Often they want the same thing: equal random numbers make equal choices.
      return { act, seed: dice.next() };
    });
    if (dice.chance(0.4)) acts.forEach((each) => Object.assign(each, acts[0]));
    const said = await world.atOnce(
      dice,
      acts.map(
        ({ act, seed }) =>
          () =>
            act.run(world, new Random(seed)),
      ),
    );
    return acts.map(({ act }, i) => `${act.name}: ${said[i]}`).join(' · ');
  },
};
