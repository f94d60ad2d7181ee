import { DomainError } from '#domain/errors.ts';
import type { Deps } from '#worker/deps.ts';
import type { Actor } from '#worker/platform/audit.ts';
import { createDatabase } from '#worker/platform/database.ts';
import type { FileStore } from '#worker/platform/files.ts';
import { newId } from '#worker/platform/ids.ts';
import type { Mailer, OutgoingMail } from '#worker/platform/mailer.ts';
import { Broken } from '../broken.ts';
import { mixSeeds, Random } from '../random.ts';
import { WorldClock } from './clock.ts';
import { EmbeddedClient } from './embedded-client.ts';
import type { Fault } from './faults.ts';
import { Memory } from './memory.ts';
import { type Change, type DbRow, Mirror } from './mirror.ts';
import { usePlatform } from './seeded-globals.ts';
import { Sellers } from './sellers.ts';
import { dropDatabaseFile, newDatabaseFile } from './template.ts';
import { foundAgency, VILLA_IDS } from './villas.ts';

/** What became of something that somebody asked the product for. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'refused'; error: DomainError }
  /** No answer came, or one that says nothing: it may have happened or not. */
  | { kind: 'unknown' };

const SECRET = 'simulated-secret-';

/** What the card provider of the simulation signs with. */
export const BANK_SECRET = 'simulated-bank';

/** When every world begins; what its people do takes it on from there. */
const START = '2026-11-21T07:00:00.000Z';

/** A whole agency in memory: the product's own code on a database of its own, and those around it. */
export class World {
  readonly clock = new WorldClock(START);
  readonly client: EmbeddedClient;
  readonly mirror: Mirror;
  readonly memory = new Memory();
  readonly sellers = new Sellers();
  readonly deps: Deps;
  /** Mails that have left, with the state of their stay at that moment. */
  readonly letters: OutgoingMail[] = [];
  /** Whether the mail server takes mails. */
  isPostOpen = true;

  readonly #file: string;
  readonly #complaints: string[] = [];
  readonly #consoleError = console.error;
  #fault: Fault | null = null;
  #isFaulty = false;
  #death: Promise<void> = Promise.resolve();

  constructor(seed: number) {
    usePlatform({ random: new Random(mixSeeds(seed, 0x70)), now: () => this.clock.time });
    // What a thread did before must not show in the ids of this world.
    newId(new Date(0));
    this.#file = newDatabaseFile();
    this.client = new EmbeddedClient(this.#file);
    foundAgency(this.client);
    for (const villaId of VILLA_IDS) this.sellers.settle(villaId);
    this.client.hasWritten = true;
    this.mirror = new Mirror(this.client);
    this.mirror.update();
    this.deps = this.#createDeps();
    console.error = (line: unknown) => this.#complaints.push(String(line));
  }

  #createDeps(): Deps {
    const mailer: Mailer = {
      send: (mail) => {
        if (!this.isPostOpen) return Promise.reject(new Error('no mail server'));
        this.letters.push(mail);
        if (this.#isFaulty) this.memory.inDoubt.add(mail.id);
        return Promise.resolve();
      },
    };
    return {
      db: createDatabase(this.client),
      clock: this.clock,
      mailer,
      outside: (address) => this.sellers.answer(String(address)),
      siteUrl: 'https://kiyi.example',
      secrets: {
        session: SECRET.repeat(3),
        quote: SECRET.repeat(4),
        data: SECRET.repeat(5),
      },
      limiter: { allow: () => Promise.resolve(true) },
      payments: { sandbox: { secret: BANK_SECRET }, iyzico: null, paytr: null },
      allowLoopbackFeeds: false,
      version: 'simulated',
      files: NO_FILES,
      staticFiles: unused('static files'),
      pictures: null,
    };
  }

  /** The fault that the next attempt meets. */
  arm(fault: Fault | null): void {
    this.#fault = fault;
  }

  get isArmed(): boolean {
    return this.#fault !== null;
  }

  /**
   * Somebody asks the product for something, and the step's fault, if it has one, is met on the way.
   * @throws {Broken} for an answer that no caller may get.
   */
  async attempt<Value>(ask: () => Promise<Value>): Promise<Outcome<Value>> {
    const fault = this.#fault;
    this.#fault = null;
    this.#isFaulty = fault !== null;
    this.#death = this.client.expect(fault);
    try {
      const gone = this.#death.then((): Outcome<Value> => ({ kind: 'unknown' }));
      const answered = ask().then((value): Outcome<Value> => ({ kind: 'done', value }));
      return await Promise.race([answered, gone]);
    } catch (error) {
      if (error instanceof Broken) throw error;
      if (error instanceof DomainError && error.kind !== 'busy') return { kind: 'refused', error };
      if (fault !== null && fault.trip < this.client.trips) return { kind: 'unknown' };
      throw new Broken('every answer is a known one', describe(error));
    } finally {
      this.client.expect(null);
    }
  }

  #changes: Change[] = [];

  /** Looks at the database as it is now. */
  update(): void {
    this.#changes.push(...this.mirror.update());
  }

  /** What was written since this was last asked. */
  takeChanges(): Change[] {
    this.update();
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }

  #day = '';
  #lookedAt = '';

  /** The villas on which a claim has run out since this was last asked; on a new day, all. */
  dueVillas(): number[] {
    const { instant, today } = this.clock;
    const since = this.#lookedAt;
    const isNewDay = today !== this.#day;
    this.#lookedAt = instant;
    this.#day = today;
    if (isNewDay) return [...VILLA_IDS];
    const ranOut = (end: DbRow[string] | undefined) =>
      typeof end === 'string' && end > since && end <= instant;
    return VILLA_IDS.filter((villaId) => {
      for (const row of this.mirror.of('reservations', villaId)) {
        if (ranOut(row.hold_expires_at) || ranOut(row.option_expires_at)) return true;
      }
      for (const row of this.mirror.of('manual_blocks', villaId)) {
        if (ranOut(row.expires_at)) return true;
      }
      return false;
    });
  }

  /** Takes the complaints that the product has written to its log since the last time. */
  takeComplaints(): string[] {
    return this.#complaints.splice(0);
  }

  close(): void {
    console.error = this.#consoleError;
    this.client.close();
    dropDatabaseFile(this.#file);
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.name}: ${error.message}${cause}\n${error.stack ?? ''}`;
}

function unused<Part extends object>(name: string): Part {
  return new Proxy({} as Part, {
    get: () => {
      throw new Error(`the simulated agency has no ${name}`);
    },
  });
}

/** Nobody uploads anything here, but the nightly sweep looks. */
const NO_FILES: FileStore = {
  put: () => Promise.resolve(),
  find: () => Promise.resolve(null),
  delete: () => Promise.resolve(),
  list: () => Promise.resolve([]),
};

const ip = '203.0.113.7';

export const visitor: Actor = { kind: 'visitor', userId: null, ip, requestId: 'simulated' };
export const clerk = (userId: number): Actor => ({ ...visitor, kind: 'admin', userId });
export const owner = (userId: number): Actor => ({ ...visitor, kind: 'owner', userId });
