import type Database from 'libsql';
import { addDays } from '#domain/values/dates.ts';
import { DAY_ZERO, dayAt, type Shelf, type ShelfDiscount, type ShelfRow } from './shelf.ts';

export const HOUR = 3_600_000;
export const NIGHTS = 60;
export const dayText = (day: number) => addDays('2027-01-01', day);
const orNull = (day: number | null) => (day === null ? null : dayText(day));
const instant = (at: number) => new Date(at).toISOString();

/** Random numbers that a run repeats. */
export function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, pick: <One>(all: readonly One[]): One => all[below(all.length)] as One };
}
type Random = ReturnType<typeof randomFrom>;

/** A villa that is written like the product writes it, and the book of what it showed. */
export class Villa {
  static ids = 1;
  /** Rows of prices and discounts written so far, and villas. */
  static written = 0;
  static readonly prepared = new Map<
    string,
    ReturnType<InstanceType<typeof Database>['prepare']>
  >();
  readonly shelves: Shelf[] = [];
  readonly id = Villa.ids++;
  at: number;

  readonly database: InstanceType<typeof Database>;
  readonly random: Random;

  constructor(database: InstanceType<typeof Database>, random: Random) {
    this.database = database;
    this.random = random;
    this.at = DAY_ZERO + random.below(24) * HOUR;
    const { id } = this;
    this.run(
      `insert into villas (id, code, slug, name, town_id, district_id, owner_id, active, capacity,
        max_adults, max_children, max_babies, bedrooms, bathrooms, cleaning_fee, calendar_token,
        permit_no, permit_verified_at, created_at, updated_at)
      values (?, ?, ?, 'x', 1, 1, 1, 1, 4, 4, 0, 0, 2, 1, 30000, ?, ?, '2026-01-01', ?, ?)`,
      [id, `V${id}`, `v-${id}`, `t${id}`, `p${id}`, instant(this.at), instant(this.at)],
    );
    const shelf = { at: this.at, active: true, cleaning: 30_000, threshold: 7 };
    this.shelves.push({ ...shelf, rows: [], discounts: [] });
    this.replaceRows(this.drawRows());
  }

  get shelf(): Shelf {
    return this.shelves.at(-1) as Shelf;
  }

  run(text: string, values: unknown[]) {
    const { prepared } = Villa;
    const statement = prepared.get(text) ?? this.database.prepare(text);
    prepared.set(text, statement);
    Villa.written += statement.run(values).changes;
  }

  note(changed: Partial<Shelf>) {
    const before = this.shelf;
    if (before.at === this.at) this.shelves.pop();
    this.shelves.push({ ...before, ...changed, at: this.at });
  }

  touch() {
    this.run('update villas set version = version + 1, updated_at = ? where id = ?', [
      instant(this.at),
      this.id,
    ]);
  }

  drawRows(): ShelfRow[] {
    const rows: ShelfRow[] = [];
    for (let from = 0; from < NIGHTS;) {
      const to = from + 5 + this.random.below(30);
      // Sometimes a hole: nights that are not for sale.
      if (this.random.below(12) > 0)
        rows.push({ id: Villa.ids++, from, to, nightly: this.price() });
      from = to + 1;
    }
    return rows;
  }

  price = () => 100_000 + this.random.below(9) * 10_000;

  insertRow({ id, from, to, nightly }: ShelfRow) {
    this.run(
      `insert into villa_prices (id, villa_id, starts_on, ends_on, nightly, created_at, updated_at)
        values (?, ?, ?, ?, ?, ?, ?)`,
      [id, this.id, dayText(from), dayText(to), nightly, instant(this.at), instant(this.at)],
    );
  }

  /** The editor's save and the bulk change: rows go, rows come. */
  replaceRows(rows: ShelfRow[]) {
    this.touch();
    this.run('delete from villa_prices where villa_id = ?', [this.id]);
    for (const row of rows) this.insertRow(row);
    this.note({ rows });
  }

  /** One row's own form. */
  changeRow() {
    const row = this.random.pick(this.shelf.rows);
    if (row === undefined) return;
    const nightly = this.price();
    this.touch();
    this.run('update villa_prices set nightly = ?, updated_at = ? where id = ?', [
      nightly,
      instant(this.at),
      row.id,
    ]);
    this.note({ rows: this.shelf.rows.map((one) => (one === row ? { ...row, nightly } : one)) });
  }

  raiseAll() {
    const by = this.random.pick([-20_000, -10_000, 10_000, 20_000]);
    const raised = this.shelf.rows.map((row) => ({
      ...row,
      id: Villa.ids++,
      nightly: row.nightly + by,
    }));
    this.replaceRows(raised.map((row) => ({ ...row, nightly: Math.max(50_000, row.nightly) })));
  }

  drawDiscount(): ShelfDiscount {
    const { below, pick } = this.random;
    const today = dayAt(this.at);
    const open = below(8) > 0;
    return {
      kind: pick(['early', 'long_stay']),
      rate: pick([500, 1_000, 1_250, 2_000]),
      bookFrom: open ? today - 3 + below(8) : null,
      bookTo: open || below(2) > 0 ? today + 5 + below(40) : null,
      stayFrom: below(3) > 0 ? null : below(NIGHTS),
      stayTo: below(3) > 0 ? null : NIGHTS - below(20),
      minNights: below(2) > 0 ? null : pick([3, 7]),
      daysBefore: below(5) > 0 ? null : pick([1, 20]),
    };
  }

  changeDiscounts() {
    const kept = this.shelf.discounts.filter(() => this.random.below(3) > 0);
    const isKnown = (one: ShelfDiscount) =>
      kept.some((other) => other.rate === one.rate && other.kind === one.kind);
    const drawn = [this.drawDiscount(), this.drawDiscount()].slice(this.random.below(3));
    const added = drawn.filter(
      (one, i) => !isKnown(one) && (i === 0 || one.rate !== drawn[0]?.rate),
    );
    this.replaceDiscounts([...kept, ...added]);
  }

  prolong() {
    const by = 1 + this.random.below(10);
    this.replaceDiscounts(
      this.shelf.discounts.map((one) => ({
        ...one,
        bookTo: one.bookTo === null ? null : one.bookTo + by,
      })),
    );
  }

  replaceDiscounts(wanted: readonly ShelfDiscount[]) {
    this.touch();
    this.run('delete from villa_discounts where villa_id = ?', [this.id]);
    const discounts = wanted.map((one) => ({ ...one, id: Villa.ids++ }));
    for (const one of discounts) {
      this.run(
        `insert into villa_discounts (id, villa_id, kind, rate, book_from, book_to, stay_from, stay_to,
          min_nights, days_before, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        [
          one.id,
          this.id,
          one.kind,
          one.rate,
          orNull(one.bookFrom),
          orNull(one.bookTo),
          orNull(one.stayFrom),
          orNull(one.stayTo),
          one.minNights,
          one.daysBefore,
          instant(this.at),
          instant(this.at),
        ],
      );
    }
    this.note({ discounts });
  }

  changeFacts() {
    const { below, pick } = this.random;
    const active = !this.shelf.active || below(6) > 0;
    const cleaning = pick([20_000, 30_000, 40_000]);
    const threshold = pick([5, 7]);
    this.run(
      `update villas set active = ?, cleaning_fee = ?, cleaning_threshold = ?, updated_at = ?
        where id = ?`,
      [Number(active), cleaning, threshold, instant(this.at), this.id],
    );
    this.note({ active, cleaning, threshold });
  }

  step() {
    this.at += this.random.pick([0, 1, 20, 50, 100, 200, 400]) * HOUR + this.random.below(HOUR);
    const kind = this.random.below(20);
    if (kind < 6) this.changeRow();
    else if (kind < 9) this.raiseAll();
    else if (kind < 10) this.replaceRows(this.drawRows());
    else if (kind < 15) this.changeDiscounts();
    else if (kind < 19) this.prolong();
    else this.changeFacts();
  }
}
