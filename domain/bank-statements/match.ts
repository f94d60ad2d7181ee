import { dayNumber } from '#domain/values/dates.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { isOff } from '#domain/reservation-status.ts';
import type { BookedTransfer, LineToMatch, OpenStay, Proposal } from './proposal.ts';
import { bookedBy, bySaying, fitOf, type Naming, recognisedBy, sharesOf } from './reasons.ts';
import { bare, codesIn, hasCode, lastWord, loosely, naming, type Said, saidIn } from './said.ts';

/** The most proposals of a line. */
const MAX = 4;
/** Days between an entry and its line: weekends and feasts lie between, or a clerk was late. */
const [EARLY, LATE] = [10, 10];

/**
 * Proposals for every line, the likeliest first. A payment that is in the books is recognised and
 * never proposed a second time; what a certain proposal uses is gone for the lines behind it. Takes
 * time that grows with lines and stays: names are looked up by their words.
 */
export function proposeMatches(
  lines: readonly LineToMatch[],
  stays: readonly OpenStay[],
  transfers: readonly BookedTransfer[],
): Map<string, Proposal[]> {
  const book = new Book(stays, transfers);
  return new Map(
    lines.map((line) => {
      const found = book.propose(line);
      const sure = found.find(({ certain }) => certain);
      if (sure !== undefined) book.use(sure);
      return [line.id, found.slice(0, MAX)];
    }),
  );
}

function add<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

/** What lines can be, found by amount, code and name. */
class Book {
  readonly #byName = new Map<string, OpenStay[]>();
  readonly #byCode = new Map<string, OpenStay>();
  readonly #byAmount: Map<Kurus, BookedTransfer[]>;
  /** By code and by the last word of the name. */
  readonly #bySaid = new Map<string, BookedTransfer[]>();
  readonly #reported: OpenStay[] = [];
  readonly #used = new Set<string>();
  readonly #paid = new Map<string, Kurus>();

  constructor(stays: readonly OpenStay[], transfers: readonly BookedTransfer[]) {
    this.#byAmount = Map.groupBy(transfers, ({ amount }) => amount);
    for (const stay of stays) {
      this.#byCode.set(bare(stay.code), stay);
      const surname = lastWord(stay.name);
      for (const word of new Set([surname, loosely(surname)])) add(this.#byName, word, stay);
      if (stay.reported > 0) this.#reported.push(stay);
    }
    for (const transfer of transfers) {
      for (const key of [bare(transfer.code), lastWord(transfer.name)])
        add(this.#bySaid, key, transfer);
    }
  }

  propose(line: LineToMatch): Proposal[] {
    const said = saidIn(line);
    const recognised = this.#recognise(line, said);
    const sure = recognised.some(({ certain }) => certain);
    const booked = line.amount > 0 && !sure ? this.#book(line, said) : [];
    // Without a code it may be what somebody else has reported, who wrote neither name nor code.
    const isCoded = booked.some(({ stay }) => hasCode(said, stay.code));
    if (line.amount > 0 && !sure && !isCoded)
      booked.push(...this.#bookReported(line, said, booked));
    // A line that may be a recorded payment is never booked as another one unseen.
    const isDoubted = recognised.length > 0;
    return [
      ...recognised,
      ...booked.map((one) => ({ ...one, certain: one.certain && !isDoubted })),
    ];
  }

  use(proposal: Proposal): void {
    if (proposal.do === 'recognise') this.#used.add(proposal.transfer.id);
    else {
      const purse = purseOf(proposal.stay.id, proposal.kind);
      this.#paid.set(purse, (this.#paid.get(purse) ?? 0) + proposal.amount);
    }
  }

  #recognise(line: LineToMatch, said: Said): Proposal[] {
    const near = (this.#byAmount.get(line.amount) ?? []).filter((one) => this.#isNear(line, one));
    if (near.length === 0) return this.#recogniseParts(line, said);
    const named = near.map((transfer) => {
      const byCode = transfer.code !== '' && hasCode(said, transfer.code);
      const byName = naming(said, transfer.name);
      return { transfer, byCode, byName, isSure: byCode || byName === 'all' };
    });
    const sure = named.filter(({ isSure }) => isSure);
    // Equal transfers of one stay are interchangeable: any of them is this line.
    const isOne = new Set(sure.map(({ transfer: { code, name } }) => `${code} ${name}`)).size === 1;
    const shown = sure.length > 0 ? sure : named;
    return shown
      .toSorted((a, b) => distance(line, a.transfer) - distance(line, b.transfer))
      .slice(0, MAX)
      .map(({ transfer, byCode, byName, isSure }, at) => ({
        do: 'recognise',
        transfer,
        certain: isSure && isOne && at === 0,
        reason: recognisedBy(transfer, byCode, byName),
      }));
  }

  #isNear(line: LineToMatch, { id, day, waits }: BookedTransfer): boolean {
    const late = dayNumber(line.day) - dayNumber(day);
    return !this.#used.has(id) && late >= -EARLY && (waits || late <= LATE);
  }

  /** One transfer that a clerk entered as several, such as a prepayment and its deposit. */
  #recogniseParts(line: LineToMatch, said: Said): Proposal[] {
    const keys = [...codesIn(said), ...said.known];
    const found = new Set(keys.flatMap((key) => this.#bySaid.get(key) ?? []));
    const parts = [...found].filter(
      (one) =>
        Math.sign(one.amount) === Math.sign(line.amount) &&
        this.#isNear(line, one) &&
        (hasCode(said, one.code) || naming(said, one.name) === 'all'),
    );
    const ofDay = Map.groupBy(parts, ({ code, day }) => `${code} ${day}`);
    const ofStay = Map.groupBy(parts, ({ code }) => code);
    const sum = [...ofDay.values(), ...ofStay.values()].find(
      (some) => some.reduce((all, { amount }) => all + amount, 0) === line.amount,
    );
    return (sum ?? []).map((transfer) => ({
      do: 'recognise',
      transfer,
      certain: false,
      reason: recognisedBy(
        transfer,
        hasCode(said, transfer.code),
        naming(said, transfer.name),
        true,
      ),
    }));
  }

  /** What a line may be by its amount alone, because a guest has said that it is coming. */
  #bookReported(line: LineToMatch, said: Said, found: readonly Booking[]): Booking[] {
    // What guests report is for the stay: a deposit is not among what they are asked for.
    if (said.saysDeposit) return [];
    return this.#reported
      .filter(
        ({ id, reported }) =>
          mayHaveBecome(reported, line.amount) && found.every(({ stay }) => stay.id !== id),
      )
      .toSorted((a, b) => offBy(a, line) - offBy(b, line))
      .map((stay) => {
        const open = { ...this.#openOf(stay), deposit: 0 };
        const { kind, amount, words } = fitOf(line.amount, open, false);
        const told = `misafir ${formatKurus(stay.reported)} havale bildirdi`;
        const reason = bookedBy(stay, [told], words);
        return { do: 'book', stay, kind, amount, certain: false, reason };
      });
  }

  #book(line: LineToMatch, said: Said): Booking[] {
    const named = this.#candidates(said);
    const shares = sharesOf(
      line.amount,
      named.map(({ stay }) => this.#openOf(stay)),
    );
    const fits = named.map((one, at) => ({
      ...one,
      ...fitOf(shares?.[at] ?? line.amount, this.#openOf(one.stay), said.saysDeposit),
    }));
    // What pays something whole is likelier than a part of something else.
    fits.sort((a, b) => Number(b.isWhole) - Number(a.isWhole));
    const proposals = fits.map((fit): Booking => {
      const { stay, byCode, byName, kind, amount, words, isWhole, isDoubtful } = fit;
      const isHeld = !isOff(stay.status);
      const isSure =
        shares === null && !isDoubtful && isHeld && (byCode || (byName === 'all' && isWhole));
      const what = shares === null ? words : `${words}, payı`;
      const reason = bookedBy(stay, bySaying(byCode, byName), what);
      return { do: 'book', stay, kind, amount, certain: isSure, reason };
    });
    const sure = proposals.filter(({ certain }) => certain);
    if (sure.length < 2) return proposals.toSorted((a, b) => Number(b.certain) - Number(a.certain));
    // Two stays fit: the clerk chooses.
    return proposals.map((one) => ({ ...one, certain: false }));
  }

  #candidates(said: Said) {
    const found = new Map<string, { stay: OpenStay; byCode: boolean; byName: Naming }>();
    for (const code of codesIn(said)) {
      const stay = this.#byCode.get(code);
      if (stay !== undefined)
        found.set(stay.id, { stay, byCode: true, byName: naming(said, stay.name) });
    }
    if (found.size > 0) return [...found.values()];
    for (const word of new Set([...said.known, ...said.loose])) {
      for (const stay of this.#byName.get(word) ?? []) {
        const byName = naming(said, stay.name);
        if (byName !== null && !isOff(stay.status))
          found.set(stay.id, { stay, byCode: false, byName });
      }
    }
    const all = [...found.values()].filter(({ byName }) => byName === 'all');
    return all.length > 0 ? all : [...found.values()];
  }

  #openOf(stay: OpenStay): OpenStay['open'] {
    const { prepayment, balance, extra, deposit } = stay.open;
    const less = (amount: Kurus, kind: Kind) =>
      Math.max(0, amount - (this.#paid.get(purseOf(stay.id, kind)) ?? 0));
    return {
      prepayment: less(prepayment, 'prepayment'),
      balance: less(balance, 'balance'),
      extra: less(extra, 'extra'),
      deposit: less(deposit, 'deposit'),
    };
  }
}

/** Banks between keep a part, and other currencies come as something more or less. */
const mayHaveBecome = (sent: Kurus, came: Kurus): boolean =>
  came >= 0.85 * sent && came <= 1.1 * sent;

const offBy = ({ reported }: OpenStay, { amount }: LineToMatch): number =>
  Math.abs(reported - amount);

type Booking = Extract<Proposal, { do: 'book' }>;
type Kind = Booking['kind'];

/** A deposit is money of its own; what else is paid for a stay lowers all that is open of it. */
const purseOf = (stay: string, kind: Kind): string =>
  kind === 'deposit' ? `${stay} deposit` : stay;

const distance = (line: LineToMatch, { day }: BookedTransfer): number =>
  Math.abs(dayNumber(line.day) - dayNumber(day));
