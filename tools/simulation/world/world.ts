import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/platform/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { newId } from '#worker/platform/ids.ts';
import type { OutgoingMail } from '#worker/platform/mail/mailer.ts';
import { Broken } from '../broken.ts';
import { toNumber } from '../oracle/days.ts';
import { mixSeeds, Random } from '../random.ts';
import { DAY, WorldClock } from './clock.ts';
import { createDeps } from './deps.ts';
import { EmbeddedClient } from './embedded-client.ts';
import type { Fault } from './faults.ts';
import { Http } from './http.ts';
import { Memory } from './memory.ts';
import { type Change, type DbRow, Mirror } from './mirror.ts';
import { usePlatform } from './seeded-globals.ts';
import { Sellers } from './sellers.ts';
import { newDatabase } from './template.ts';
import { foundAgency, VILLA_IDS } from './villas.ts';

/** The result of a request to the product. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; error: DomainError }
  /** No answer came, or an inconclusive one: the write may have happened or not. */
  | { kind: 'unknown' };

const never = () => new Promise<void>(() => undefined);

/** Worlds begin on one of ten days, so that many include a month end. */
const START = Date.parse('2026-11-21T07:00:00.000Z');
const startOf = (seed: number): number => START + (mixSeeds(seed, 0x64) % 10) * DAY;

/** Opens a world's database, whose time is the world's. */
export type Place = (now: () => string) => EmbeddedClient;

const IN_MEMORY: Place = (now) => new EmbeddedClient(newDatabase(), now);

/**
 * A whole agency in memory: the product's own code on a separate database, and the services around
 * it.
 */
export class World {
  readonly clock: WorldClock;
  readonly client: EmbeddedClient;
  readonly mirror: Mirror;
  readonly memory = new Memory();
  readonly sellers = new Sellers();
  readonly deps: Deps;
  readonly http: Http;
  /** Mails delivered since the last check. */
  readonly letters: OutgoingMail[] = [];
  /** Whether the mail server takes mails. */
  isPostOpen = true;
  /** Several may ask at once: an answer to one may be due to another. */
  isRacing = false;

  readonly #complaints: string[] = [];
  readonly #consoleError = console.error;
  #isFaulty = false;
  #death = never();

  /**
   * @param place Where its database is; a separate file by default.
   * @param found What is written before its first step; the agency by default.
   */
  constructor(
    seed: number,
    place: Place = IN_MEMORY,
    found: (client: EmbeddedClient) => void = foundAgency,
  ) {
    this.clock = new WorldClock(startOf(seed));
    usePlatform({ random: new Random(mixSeeds(seed, 0x70)), now: () => this.clock.time });
    // What a thread did before must not influence the ids of this world.
    newId(new Date(0));
    this.client = place(() => this.clock.instant);
    found(this.client);
    for (const villaId of VILLA_IDS) this.sellers.settle(villaId);
    this.client.hasWritten = true;
    this.mirror = new Mirror(this.client);
    this.mirror.update();
    const mailer = { send: (mail: OutgoingMail) => this.#takeMail(mail) };
    const hasPost = mixSeeds(seed, 0x6d) % 3 === 0;
    this.deps = createDeps({ ...this, mailer: hasPost ? mailer : null });
    this.http = new Http(this.deps, this.client);
    console.error = (line: unknown) => this.#complaints.push(String(line));
  }

  #takeMail(mail: OutgoingMail): Promise<void> {
    if (!this.isPostOpen) return Promise.reject(new Error('no mail server'));
    this.letters.push(mail);
    if (this.#isFaulty) this.memory.inDoubt.add(mail.id);
    return Promise.resolve();
  }

  /** The fault of the next step. */
  arm(fault: Fault | null): void {
    this.#isFaulty = fault !== null;
    this.#death = this.client.expect(fault);
  }

  get isFaulty(): boolean {
    return this.#isFaulty;
  }

  /**
   * Sends a request to the product, which may meet the step's fault. @throws {Broken} for an answer
   * that no caller may get.
   */
  async attempt<Value>(ask: () => Promise<Value>): Promise<Outcome<Value>> {
    try {
      const gone = this.#death.then((): Outcome<Value> => {
        // Later requests go to another Worker.
        this.#death = never();
        return { kind: 'unknown' };
      });
      const answered = ask().then((value): Outcome<Value> => ({ kind: 'done', value }));
      return await Promise.race([answered, gone]);
    } catch (error) {
      if (error instanceof Broken) throw error;
      if (error instanceof DomainError && error.kind !== 'busy') return { kind: 'refused', error };
      if (this.#isFaulty) return { kind: 'unknown' };
      throw new Broken('every answer is a known one', describe(error));
    }
  }

  /**
   * Several act at once: whose trip to the database is next is drawn trip by trip, so that every
   * order can occur, and occurs again with the same seed.
   */
  async atOnce<Value>(dice: Random, acts: readonly (() => Promise<Value>)[]): Promise<Value[]> {
    const turn = { left: acts.length };
    this.isRacing = true;
    this.client.holdTrips();
    try {
      const started: Promise<Value>[] = [];
      for (const act of acts) {
        const going = act().finally(() => (turn.left -= 1));
        // Errors are thrown where all are awaited below.
        going.catch(() => (turn.left = 0));
        started.push(going);
        // Each reaches a trip before anybody continues: the number of promises in their code must
        // not matter.
        await new Promise(setImmediate);
      }
      while (turn.left > 0) {
        this.client.letTripGo(dice);
        await new Promise(setImmediate);
      }
      return await Promise.all(started);
    } finally {
      this.client.letAllTripsGo();
      this.isRacing = false;
    }
  }

  #changes: Change[] = [];

  /** Reads the database as it is now. */
  update(): void {
    this.#changes.push(...this.mirror.update());
  }

  /** What was written since the last call: a row that was read in between changed once. */
  takeChanges(): Change[] {
    this.update();
    const changes = new Map<string, Change>();
    for (const change of this.#changes) {
      const name = `${change.table} ${change.key}`;
      const { before } = changes.get(name) ?? change;
      changes.set(name, { ...change, before });
    }
    this.#changes = [];
    return [...changes.values()].filter(({ before, after }) => before !== null || after !== null);
  }

  #day = '';
  #lookedAt = '';

  /**
   * The villas of which a claim expired since the last call. A new day changes the answers about
   * all of them in the same way, so they are checked in turn, day by day.
   */
  dueVillas(): number[] {
    const { instant, today } = this.clock;
    const since = this.#lookedAt;
    const isNewDay = today !== this.#day;
    this.#lookedAt = instant;
    this.#day = today;
    const turn = VILLA_IDS[toNumber(today) % VILLA_IDS.length];
    const ranOut = (end: DbRow[string] | undefined) =>
      typeof end === 'string' && end > since && end <= instant;
    return VILLA_IDS.filter((villaId) => {
      if (isNewDay && villaId === turn) return true;
      for (const row of this.mirror.of('reservations', villaId)) {
        if (ranOut(row.hold_expires_at) || ranOut(row.option_expires_at)) return true;
      }
      for (const row of this.mirror.of('manual_blocks', villaId)) {
        if (ranOut(row.expires_at)) return true;
      }
      return false;
    });
  }

  /** Takes the errors that the product has logged since the last call. */
  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  close(): void {
    console.error = this.#consoleError;
    this.client.close();
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}\n${error.stack ?? ''}`;
}

const ip = '203.0.113.7';

export const visitor: Actor = { kind: 'visitor', userId: null, ip, requestId: 'simulated' };
export const clerk = (userId: number): Actor => ({ ...visitor, kind: 'admin', userId });
export const owner = (userId: number): Actor => ({ ...visitor, kind: 'owner', userId });
