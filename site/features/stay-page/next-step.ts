import { surplusOf } from '#domain/payments/dues.ts';
import { nextPart } from '#domain/payments/parts.ts';
import { nightsBetween } from '#domain/values/dates.ts';
import type { Day } from '#domain/values/dates.ts';
import type { TrackedReservation } from '#domain/reservations/schema.ts';
import type { Phase } from '#domain/stay-page/phase.ts';
import type { OwnStay, StayPage } from '#domain/stay-page/schema.ts';
import { formats, say, to } from '#site/language.ts';
import { sayOnPage } from '#site/lib/language-of-page.ts';

/**
 * What a guest's next step depends on besides the stay: guests who are not on the list yet, houses
 * that are free instead, the transfer that they have reported in kuruş.
 */
type Beside = { misses?: number; houses?: number; mayReview?: boolean; reported?: number };

/** The guest's next step, in one or two sentences. `today` is Istanbul's. */
export function nextStep(
  reservation: TrackedReservation,
  today: Day,
  phase: Phase,
  { misses = 0, houses = 0, mayReview = false, reported = 0 }: Beside = {},
): string {
  const { status, dues, checkIn, checkOut, deadline, villa } = reservation;
  const words = sayOnPage('stay').next;
  const { day, instant, money, time } = formats();
  // The day takes precedence over the state, because the cron may be late.
  if (phase === 'staying') {
    const out = time(villa.checkOutTime);
    if (today === checkOut) return words.leaving(out);
    const first = today === checkIn ? words.welcome(time(villa.checkInTime)) : words.enjoy;
    return `${first} ${words.leave(day(checkOut), out)}`;
  }
  const thanks = mayReview ? `${words.thanks} ${words.review}` : words.thanks;
  if (phase === 'after') return thanks;
  if (phase === 'off' && (status === 'requested' || status === 'option')) return words.ranOut;
  switch (status) {
    case 'requested':
      return words.requested(deadline === null ? '' : say('quote').answerBy(deadline));
    case 'option': {
      const until = deadline === null ? '' : instant(new Date(deadline));
      if (dues.prepayment === 0) return words.paid;
      const isOnItsWay = reported >= dues.prepayment;
      return isOnItsWay
        ? words.reported(money(reported), until)
        : words.pay(until, money(dues.prepayment));
    }
    case 'confirmed': {
      const part = nextPart(reservation.parts, today);
      const due = part === null ? '' : words.part(money(part.amount), day(part.dueOn));
      const open = openNow(reservation, today, misses);
      const first = {
        prepayment: words.unpaid(money(dues.prepayment)),
        part: due,
        list: words.listOpen(misses),
        nothing: words.ready,
      }[open];
      const days = nightsBetween(today, checkIn);
      const said = `${first} ${words.confirmed(days, day(checkIn), time(villa.checkInTime), owed(reservation))}`;
      const surplus = surplusOf(reservation);
      if (surplus > 0) return `${said} ${words.surplus(money(surplus))}`;
      return due === '' || open === 'part' ? said : `${said} ${due}`;
    }
    case 'staying':
    case 'completed':
      return thanks;
    case 'expired':
      return [words.ranOut, ...moneyHere(reservation)].join(' ');
    case 'rejected':
      return [words.rejected(houses > 0), ...moneyHere(reservation)].join(' ');
    case 'cancelled':
      return [words.cancelled, ...moneyHere(reservation)].join(' ');
    case 'no_show':
      return [words.noShow, ...moneyHere(reservation)].join(' ');
  }
}

/** The transfer that a guest has reported and nobody has looked at, in kuruş; 0 for none. */
export function reportedBy(own: OwnStay): number {
  const report = own.requests.find(({ kind, state }) => kind === 'transfer' && state === 'open');
  return Number(report?.details.amount ?? 0);
}

/** Money that came after the nights were gone, while nobody has decided about it. */
function moneyHere({ givenBack }: TrackedReservation): string[] {
  if (givenBack === null || givenBack.kept + givenBack.refunded + givenBack.open > 0) return [];
  return [sayOnPage('stay').next.moneyHere(formats().money(givenBack.received))];
}

function owed({ dues, deposit }: TrackedReservation): string {
  const [atDoor = '', extras = '', pledge = ''] = [dues.atDoor, dues.extras, deposit].map((kurus) =>
    kurus > 0 ? formats().money(kurus) : '',
  );
  return sayOnPage('stay').next.owed(atDoor, extras, pledge);
}

/** The coming steps in order: `at` as shown to the guest, '' when unknown. */
export function upcomingSteps(reservation: TrackedReservation): { label: string; at: string }[] {
  const { status, checkIn, checkOut, deadline, dues, villa } = reservation;
  const words = sayOnPage('stay').steps;
  const { day, instant, time } = formats();
  const by = deadline === null ? '' : words.by(instant(new Date(deadline)));
  const stay = [
    { label: words.arrival, at: words.at(day(checkIn), time(villa.checkInTime)) },
    { label: words.departure, at: words.at(day(checkOut), time(villa.checkOutTime)) },
  ];
  switch (status) {
    case 'requested':
      return [
        { label: words.answer, at: by },
        { label: words.prepayment, at: words.afterAnswer },
        ...stay,
      ];
    case 'option':
      return [{ label: words.prepaymentAndConfirmation, at: by }, ...stay];
    case 'confirmed':
      return dues.prepayment > 0 ? [{ label: words.prepayment, at: '' }, ...stay] : stay;
    case 'staying':
      return stay.slice(1);
    default:
      return [];
  }
}

/** Days before the arrival from which the rest may be paid, and the guests have to be named. */
export const REST_DAYS = 14;
const LIST_DAYS = 30;

/** Whether something that is due `days` before the arrival is due. */
export const isDue = (checkIn: Day, today: Day, days: number): boolean =>
  nightsBetween(today, checkIn) <= days;

/** What a stay that stands waits for first. */
function openNow(
  { dues, parts, checkIn }: TrackedReservation,
  today: Day,
  misses: number,
): 'prepayment' | 'part' | 'list' | 'nothing' {
  if (dues.prepayment > 0) return 'prepayment';
  const part = nextPart(parts, today);
  if (part !== null && isDue(part.dueOn, today, REST_DAYS)) return 'part';
  return misses > 0 && isDue(checkIn, today, LIST_DAYS) ? 'list' : 'nothing';
}

type Action = { href: string; label: string };

/**
 * The one thing to do now; null when the guest only waits. `misses`: guests who are not on the list
 * yet. Sections of the page are linked where they are.
 */
export function nextAction(stay: StayPage, today: Day, misses: number): Action | null {
  const { phase, own } = stay;
  const words = sayOnPage('stay').action;
  const list = { href: '#misafirler', label: words.list };
  const isOpen = phase === 'option' || phase === 'confirmed' || phase === 'soon';
  const open = own && isOpen ? openNow(own.reservation, today, misses) : 'nothing';
  const part = own && nextPart(own.reservation.parts, today);
  if (own && open === 'prepayment') {
    const { dues } = own.reservation;
    // Who is asked again pays twice.
    if (phase === 'option' && reportedBy(own) >= dues.prepayment) return null;
    return { href: '#odeme', label: words.pay(formats().money(dues.prepayment)) };
  }
  if (part && open === 'part') {
    return { href: '#odeme', label: words.payPart(formats().money(part.amount)) };
  }
  const isListDue = misses > 0 && isDue(stay.checkIn, today, LIST_DAYS);
  switch (phase) {
    case 'waiting':
    case 'option':
      return null;
    case 'confirmed':
      return isListDue ? list : { href: '#paylas', label: words.calendar };
    case 'soon':
      return isListDue ? list : { href: '#ev', label: words.way };
    case 'staying':
      return { href: '#ev', label: words.house };
    case 'after':
      return own?.after?.review === 'open' ? { href: '#sonra', label: words.review } : null;
    case 'off':
      return own && afterTheEnd(own);
  }
}

function afterTheEnd({ reservation, instead }: OwnStay): Action | null {
  const { status, villa, checkIn, checkOut } = reservation;
  const words = sayOnPage('stay').action;
  if (status === 'cancelled') return { href: to('/website/cancel'), label: words.cancelTerms };
  if (status === 'expired') {
    const href = to(`/villa/${villa.slug}?checkin=${checkIn}&checkout=${checkOut}`);
    return { href, label: words.sameDates };
  }
  if (status !== 'rejected') return null;
  return instead.length > 0
    ? { href: '#evler', label: words.otherHouses }
    : { href: to('/listing'), label: words.otherVillas };
}

/**
 * What is paid when, with the terms and amounts shown before the request: the amount due on arrival
 * is what is left, and changes only with payments. Nothing is owed once the stay is off.
 */
export function moneyRows(
  reservation: TrackedReservation,
  phase: Phase,
): { label: string; amount: number }[] {
  const { prepayment, paid, dues, parts, deposit } = reservation;
  const words = sayOnPage('stay').pay;
  const labels = say('quote').due;
  if (phase === 'off') {
    if (reservation.givenBack === null) return [];
    const { received, kept, refunded, open } = reservation.givenBack;
    return [
      { label: words.paid, amount: received },
      { label: words.kept, amount: kept },
      { label: words.refunded, amount: refunded },
      { label: words.toRefund, amount: open },
    ];
  }
  return [
    { label: words.prepayment, amount: prepayment },
    { label: words.paid, amount: paid },
    { label: words.surplus, amount: surplusOf(reservation) },
    ...parts.map(({ dueOn, left }) => ({ label: labels.part(formats().day(dueOn)), amount: left })),
    { label: labels.atDoor, amount: dues.atDoor },
    ...(deposit > 0 ? [{ label: labels.deposit, amount: deposit }] : []),
    { label: words.extras, amount: dues.extras },
  ];
}
