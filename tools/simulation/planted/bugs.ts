import { agreementBugs } from './agreement-bugs.ts';
import type { PlantedBug } from './bug.ts';
import { cardBugs } from './card-bugs.ts';
import { houseBugs } from './house-bugs.ts';
import { moneyBugs } from './money-bugs.ts';
import { nightBugs } from './night-bugs.ts';
import { saleBugs } from './sale-bugs.ts';
import { writeBugs } from './write-bugs.ts';

/** Every bug that the simulation must find. */
export const BUGS: readonly PlantedBug[] = [
  ...nightBugs,
  ...saleBugs,
  ...moneyBugs,
  ...houseBugs,
  ...cardBugs,
  ...agreementBugs,
  ...writeBugs,
];
