import type { Day } from './values/dates.ts';

/** Every state of a reservation. */
export const STATUSES = [
  'requested',
  'option',
  'confirmed',
  'staying',
  'completed',
  'rejected',
  'expired',
  'cancelled',
  'no_show',
] as const;

export type Status = (typeof STATUSES)[number];

/** What a person reads. */
export const STATUS_LABELS: Record<Status, string> = {
  requested: 'Onay Bekliyor',
  option: 'Opsiyonlu',
  confirmed: 'Onaylandı',
  staying: 'Konaklıyor',
  completed: 'Tamamlandı',
  rejected: 'Reddedildi',
  expired: 'Süresi Doldu',
  cancelled: 'İptal',
  no_show: 'Gelmedi',
};

/** What a guest reads: sentences, and for an option what it waits for; that word is the office's. */
export const GUEST_STATUS_LABELS: Record<Status, string> = {
  ...STATUS_LABELS,
  requested: 'Onay bekleniyor',
  option: 'Ödeme bekleniyor',
  expired: 'Süresi doldu',
};

/** How long a request holds its nights where the settings say nothing, in hours. */
export const DEFAULT_HOLD_HOURS = 2;

/** How long an option holds its nights where the clerk says nothing, in hours. */
export const DEFAULT_OPTION_HOURS = 24;

/** Who may move a reservation; `payment` is a verified payment. */
type Actor = 'visitor' | 'admin' | 'system' | 'payment';

/** What becomes of the nights; `choose` leaves it to the clerk. */
type NightsEffect = 'hold' | 'book' | 'free' | 'choose';

/**
 * What a move needs. `stillFree`: the nights must be free at that moment. `noMoney`: nothing of the
 * guest's money may be with us. `arrivalDay`: the day of arrival has come.
 */
type Requirement = 'reason' | 'optionExpiresAt' | 'stillFree' | 'noMoney' | 'arrivalDay';

/** A permitted move; `from: null` is the creation. */
export type Transition = {
  from: Status | null;
  to: Status;
  by: readonly Actor[];
  nights: NightsEffect;
  /** Keys of the mail templates that go out with the move. */
  mails: readonly string[];
  requires: readonly Requirement[];
};

function transitions(
  from: readonly (Status | null)[],
  to: Status,
  rest: Omit<Transition, 'from' | 'to'>,
): Transition[] {
  return from.map((status) => ({ from: status, to, ...rest }));
}

/**
 * Every permitted move; whatever is not here is refused. The whole life cycle in one table: an
 * accepted offer is created by the visitor who accepts it.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...transitions([null], 'requested', {
    by: ['visitor', 'admin'],
    nights: 'hold',
    mails: ['talep_alindi', 'yeni_talep_yonetici', 'sahip_musaitlik'],
    requires: ['stillFree'],
  }),
  ...transitions(['requested'], 'option', {
    by: ['admin'],
    nights: 'hold',
    mails: ['on_odeme_bilgi'],
    requires: ['optionExpiresAt'],
  }),
  ...transitions(['requested'], 'rejected', {
    by: ['admin'],
    nights: 'free',
    mails: ['talep_reddedildi'],
    requires: [],
  }),
  ...transitions(['requested', 'option'], 'expired', {
    by: ['system'],
    nights: 'free',
    mails: ['opsiyon_doldu'],
    // Who has paid keeps the nights until somebody decides.
    requires: ['noMoney'],
  }),
  ...transitions(['requested', 'option'], 'confirmed', {
    by: ['admin', 'payment'],
    nights: 'book',
    mails: ['rezervasyon_onay', 'sahip_onay'],
    // A hold may have run out a moment ago and another guest may have its nights.
    requires: ['stillFree'],
  }),
  ...transitions(['confirmed'], 'staying', {
    by: ['system'],
    nights: 'book',
    mails: [],
    requires: [],
  }),
  ...transitions(['staying'], 'completed', {
    by: ['system'],
    nights: 'book',
    mails: [],
    requires: [],
  }),
  ...transitions(['requested', 'option', 'confirmed'], 'cancelled', {
    by: ['admin'],
    nights: 'free',
    mails: ['iptal_bilgi'],
    requires: ['reason'],
  }),
  ...transitions(['confirmed', 'staying'], 'no_show', {
    by: ['admin'],
    nights: 'choose',
    mails: [],
    // Nobody is missed before.
    requires: ['arrivalDay'],
  }),
  // Ends at another time; its payment links go along.
  ...transitions(['option'], 'option', {
    by: ['admin'],
    nights: 'hold',
    mails: ['on_odeme_bilgi'],
    requires: ['optionExpiresAt', 'stillFree'],
  }),
  ...transitions(['expired'], 'option', {
    by: ['admin'],
    nights: 'hold',
    mails: ['on_odeme_bilgi'],
    requires: ['optionExpiresAt', 'stillFree'],
  }),
];

/** The move between two states, or null when the table forbids it. */
export function findTransition(from: Status | null, to: Status): Transition | null {
  return TRANSITIONS.find((move) => move.from === from && move.to === to) ?? null;
}

/** Whether a move is too early on a day for a stay that arrives on `checkIn`. */
export const isTooEarly = ({ requires }: Transition, checkIn: Day, today: Day): boolean =>
  requires.includes('arrivalDay') && today < checkIn;

/** Where somebody may take a reservation from a state. */
export function allowedTransitions(from: Status | null, by: Actor): Transition[] {
  return TRANSITIONS.filter((move) => move.from === from && move.by.includes(by));
}

/**
 * How the nights of a reservation in this state are kept: the kind of their rows, or freed. A
 * no-show's were decided at the move.
 */
export function nightKindOf(status: Status): 'hold' | 'reservation' | null {
  if (status === 'requested' || status === 'option') return 'hold';
  if (status === 'confirmed' || status === 'staying' || status === 'completed')
    return 'reservation';
  return null;
}

/** States of a stay that stands: its nights are sold. */
export const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed'];

/** States of a stay that will not be: nobody owes anything for it any more. */
export const OFF: readonly Status[] = ['rejected', 'expired', 'cancelled', 'no_show'];

export const isOff = (status: Status): boolean => OFF.includes(status);

/** True while dates, villa and guests may still change: before the stay, and not once it is off. */
export function isStayEditable(status: Status): boolean {
  return status === 'requested' || status === 'option' || status === 'confirmed';
}

/** Why a stay cannot change in a state, in Turkish; null when it can. */
export function findFixedReason(status: Status): string | null {
  if (isStayEditable(status)) return null;
  return `“${STATUS_LABELS[status]}” durumundaki rezervasyonun tarihleri, villası ve kişi sayısı değiştirilemez.`;
}
