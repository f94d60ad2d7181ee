/**
 * How many random cases the long tests draw: `npm test -- --all` a slice, `npm run prove` (or
 * `LONG=1`) all. `npm test` (`SHORT=1`) leaves out files that are long even so (`*.long.test.ts`), and
 * draws a few cases of the others. Slices are the same every time, so that a red says something about
 * the change; the long runs draw new ones. A single environment variable, such as `FUZZ_DRAWS=2000`,
 * overrides the counts.
 */
export type Effort = {
  /** Malformed requests an endpoint; `FUZZ_SEED` repeats a failed run. */
  fuzzDraws: number;
  fuzzSeed: number;
  /** Mutated calendar feeds. */
  fuzzFeeds: number;
  /** Random recurrence rules, each also expanded by the naive implementation. */
  fuzzRules: number;
  /** Payment provider reports in random order; `PAYMENT_SEED` repeats a run. */
  paymentCallbacks: number;
  paymentSeed: number;
  /** Random histories of one villa's nights. */
  histories: number;
  /** Shuffled reports of WhatsApp about people with and without a number. */
  whatsappReports: number;
  /** Rounds in which every writer of nights takes the same ones concurrently. */
  writerRounds: number;
  /** Rounds in which fifty guests request the same nights concurrently. */
  raceRounds: number;
  databaseKills: number;
  /** Kills of each process of a server: runtime, database, picture maker, supervisor. */
  processKills: number;
  /** Kills of a mail sender, and the mails in its queue. */
  senderKills: number;
  waitingMails: number;
  /** Contracts of a month whose report is streamed. */
  contracts: number;
  /** How many the largest agency has of everything; more than any page of a read. */
  rows: number;
  /** Steps of stays paid in parts, beside an independent book. */
  partSteps: number;
  /** Calls to the police's service under faults. */
  kbsCalls: number;
  /** Invoices that an integrator with faults is given. */
  integratorInvoices: number;
  /** Changes of prices, after each of which a struck-through price is judged. */
  priceChanges: number;
  /** Random invoices that the office's schema judges. */
  invoices: number;
  /** Stays of the simulated agency that are invoiced; `SIMULATED_SEED` repeats a run. */
  simulatedStays: number;
  simulatedSeed: number;
  /** How much of a simulated day of visits and edits is run. */
  dayOfVisits: number;
  /** How much of the largest foreign input is read, of what is looked at for growth. */
  growth: number;
  /** Runs of the search's properties, as a share of the number that each test names. */
  properties: number;
};

type Dial = { slice: number; whole: number };

const DIALS: Record<keyof Effort, Dial> = {
  fuzzDraws: { slice: 16, whole: 2_000 },
  fuzzSeed: { slice: 20_261_129, whole: Date.now() % 1_000_000 },
  fuzzFeeds: { slice: 2_000, whole: 100_000 },
  fuzzRules: { slice: 40, whole: 2_000 },
  paymentCallbacks: { slice: 300, whole: 10_000 },
  paymentSeed: { slice: 20_261_121, whole: 20_261_121 },
  histories: { slice: 5, whole: 200 },
  whatsappReports: { slice: 600, whole: 100_000 },
  writerRounds: { slice: 4, whole: 50 },
  raceRounds: { slice: 2, whole: 100 },
  databaseKills: { slice: 3, whole: 40 },
  processKills: { slice: 2, whole: 40 },
  senderKills: { slice: 5, whole: 40 },
  waitingMails: { slice: 75, whole: 600 },
  contracts: { slice: 10_000, whole: 50_000 },
  rows: { slice: 10_000, whole: 10_000 },
  partSteps: { slice: 500, whole: 2_000 },
  kbsCalls: { slice: 120, whole: 10_000 },
  integratorInvoices: { slice: 40, whole: 2_500 },
  priceChanges: { slice: 20_000, whole: 1_000_000 },
  invoices: { slice: 500, whole: 10_000 },
  simulatedStays: { slice: 150, whole: 10_000 },
  simulatedSeed: { slice: 20_261_129, whole: Date.now() % 1_000_000 },
  dayOfVisits: { slice: 0.04, whole: 1 },
  growth: { slice: 0.25, whole: 1 },
  properties: { slice: 0.3, whole: 5 },
};

const FEW: Partial<Effort> = {
  rows: 2_500,
  integratorInvoices: 15,
  whatsappReports: 300,
  fuzzDraws: 4,
  fuzzFeeds: 400,
  fuzzRules: 10,
  properties: 0.1,
};

/** The effort for an environment: `FUZZ_DRAWS` sets `fuzzDraws`, and so on. */
export function chooseEffort(environment: Record<string, string | undefined>): Effort {
  const { LONG, SHORT } = environment;
  const size = LONG === '1' ? 'whole' : 'slice';
  const few: Partial<Effort> = SHORT === '1' ? FEW : {};
  const entries = Object.entries(DIALS).map(([name, dial]) => {
    const variable = name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    return [name, Number(environment[variable] ?? few[name as keyof Effort] ?? dial[size])];
  });
  return Object.fromEntries(entries) as Effort;
}

declare module 'vitest' {
  export interface ProvidedContext {
    effort: Effort;
  }
}
