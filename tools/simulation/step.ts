import { bank } from './people/bank.ts';
import { blockers } from './people/blocks.ts';
import { bulkPrices } from './people/bulk-prices.ts';
import { clerks } from './people/clerks.ts';
import { deposits } from './people/deposits.ts';
import { bankStatement } from './people/bank-statement.ts';
import { extrasAndRefunds } from './people/extras-and-refunds.ts';
import { inTheHouse } from './people/in-the-house.ts';
import { money } from './people/money.ts';
import { offers } from './people/offers.ts';
import { overHttp } from './people/over-http.ts';
import { owners } from './people/owners.ts';
import { askAgain } from './people/promises.ts';
import { payouts } from './people/payouts.ts';
import { sellers } from './people/sellers.ts';
import { giveVilla, terms } from './people/terms.ts';
import { time } from './people/time.ts';
import { together } from './people/together.ts';
import { visitors } from './people/visitors.ts';
import { waiting } from './people/waiting.ts';
import type { Act } from './people/act.ts';
import type { Random } from './random.ts';
import type { Fault } from './world/faults.ts';

/** Everything that may happen in the simulated agency. */
const ACTS: readonly Act[] = [
  ...visitors,
  ...waiting,
  ...clerks,
  ...blockers,
  ...money,
  ...deposits,
  ...payouts,
  ...extrasAndRefunds,
  ...inTheHouse,
  ...bankStatement,
  ...bank,
  ...sellers,
  ...offers,
  ...owners,
  ...terms,
  giveVilla,
  ...bulkPrices,
  ...overHttp,
  askAgain,
  together,
  ...time,
];

const BY_NAME = new Map(ACTS.map((act) => [act.name, act]));

/** One step of a history as stored in a file: the act, its random seed, and the fault. */
export type Step = { act: string; seed: number; fault: Fault | null };

/** @throws for an act that no longer exists. */
export function actOf({ act }: Step): Act {
  const found = BY_NAME.get(act);
  if (found === undefined) throw new Error(`no such act: ${act}`);
  return found;
}

const WEIGHED = ACTS.map((act) => [act.weight, act.name] as const);

/** Every so many steps a fault occurs between the Worker and its database. */
const FAULTY = 0.06;

export function drawStep(random: Random): Step {
  const act = random.weighted(WEIGHED);
  const seed = random.next();
  return {
    act,
    seed,
    fault: random.chance(FAULTY) ? drawFault(random, act === together.name) : null,
  };
}

/** When several act at once none of them dies: it is unknown who made which trip. */
function drawFault(random: Random, isRace: boolean): Fault {
  const how = random.pick(['refused', 'busy', 'lost', isRace ? 'lost' : 'died'] as const) ?? 'lost';
  return { trip: random.int(0, 3), how, statements: random.int(0, 12) };
}
