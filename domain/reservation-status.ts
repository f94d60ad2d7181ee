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

/** The states in words for guests, as sentences; "opsiyon" is a word of the office only. */
export const GUEST_STATUS_LABELS: Record<Status, string> = {
  ...STATUS_LABELS,
  requested: 'Onay bekleniyor',
  option: 'Ödeme bekleniyor',
  expired: 'Süresi doldu',
};

/** Hours that a request holds its nights when the settings have no value. */
export const DEFAULT_HOLD_HOURS = 2;

/** Hours that an option holds its nights when the clerk sets no end. */
export const DEFAULT_OPTION_HOURS = 24;

/**
 * Who may change the state of a reservation; `owner` is the answer to our question, `payment` a verified
 * payment.
 */
type Actor = 'visitor' | 'admin' | 'owner' | 'system' | 'payment';

/** The effect on the nights; `choose` leaves it to the clerk. */
type NightsEffect = 'hold' | 'book' | 'free' | 'choose';

/**
 * A condition of a transition. `stillFree`: the nights must be free at that moment. `noMoney`: the
 * agency must hold none of the guest's money. `arrivalDay`: the day of arrival must have come.
 */
type Requirement = 'reason' | 'optionExpiresAt' | 'stillFree' | 'noMoney' | 'arrivalDay';

/** A permitted transition; `from: null` is the creation. */
export type Transition = {
  from: Status | null;
  to: Status;
  by: readonly Actor[];
  nights: NightsEffect;
  /** Keys of the mail templates sent with the transition. */
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
 * Every permitted transition; all others are refused. The whole life cycle in one table: accepting
 * an offer counts as creation by the visitor.
 */
export const TRANSITIONS: readonly Transition[] = [
  ...transitions([null], 'requested', {
    by: ['visitor', 'admin'],
    nights: 'hold',
    mails: ['talep_alindi', 'yeni_talep_yonetici', 'sahip_musaitlik'],
    requires: ['stillFree'],
  }),
  ...transitions(['requested'], 'option', {
    // A visitor's is booked at once (reservations/instant.ts).
    by: ['admin', 'owner', 'visitor'],
    nights: 'hold',
    mails: ['on_odeme_bilgi'],
    requires: ['optionExpiresAt'],
  }),
  ...transitions(['requested'], 'rejected', {
    by: ['admin', 'owner'],
    nights: 'free',
    mails: ['talep_reddedildi'],
    requires: [],
  }),
  ...transitions(['requested', 'option'], 'expired', {
    by: ['system'],
    nights: 'free',
    mails: ['opsiyon_doldu'],
    // A stay that holds money keeps its nights until somebody decides.
    requires: ['noMoney'],
  }),
  ...transitions(['requested', 'option'], 'confirmed', {
    by: ['admin', 'payment'],
    nights: 'book',
    mails: ['rezervasyon_onay', 'sahip_onay'],
    // The hold may just have expired, and another guest may have taken its nights.
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
    mails: ['iptal_bilgi', 'sahip_iptal'],
    requires: ['reason'],
  }),
  ...transitions(['confirmed', 'staying'], 'no_show', {
    by: ['admin'],
    nights: 'choose',
    mails: ['sahip_gelmedi'],
    // Nobody is missed before.
    requires: ['arrivalDay'],
  }),
  // Changes the end of the option, and of its payment links with it.
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

/** The transition between two states, or null when the table does not permit it. */
export function findTransition(from: Status | null, to: Status): Transition | null {
  return TRANSITIONS.find((move) => move.from === from && move.to === to) ?? null;
}

/** Whether a transition is too early on `today` for a stay that arrives on `checkIn`. */
export const isTooEarly = ({ requires }: Transition, checkIn: Day, today: Day): boolean =>
  requires.includes('arrivalDay') && today < checkIn;

/** The states that an actor may move a reservation to. */
export function allowedTransitions(from: Status | null, by: Actor): Transition[] {
  return TRANSITIONS.filter((move) => move.from === from && move.by.includes(by));
}

/**
 * How the nights of a reservation in this state are kept: the kind of their rows, or null for
 * freed. A no-show's nights were decided at the transition.
 */
export function nightKindOf(status: Status): 'hold' | 'reservation' | null {
  if (status === 'requested' || status === 'option') return 'hold';
  if (status === 'confirmed' || status === 'staying' || status === 'completed')
    return 'reservation';
  return null;
}

/** States of a stay whose nights are sold. */
export const SOLD: readonly Status[] = ['confirmed', 'staying', 'completed'];

/** States of a stay that will not take place: nobody owes anything for it any more. */
export const OFF: readonly Status[] = ['rejected', 'expired', 'cancelled', 'no_show'];

export const isOff = (status: Status): boolean => OFF.includes(status);

/** Whether a stay lies behind us or will not take place: nothing can be granted of it any more. */
export const isOver = (status: Status): boolean => isOff(status) || status === 'completed';

/** States of a stay that is still to come or under way. */
export const RUNNING = STATUSES.filter((status) => !isOver(status));

/**
 * True while dates, villa and guests may still be changed: until the guests have left. What of a
 * stay that has begun may change is in reservations/begun-stay.ts.
 */
export function isStayEditable(status: Status): boolean {
  return nightKindOf(status) !== null && status !== 'completed';
}

/** Why a stay cannot be changed in a state, in Turkish; null when it can. */
export function findFixedReason(status: Status): string | null {
  if (isStayEditable(status)) return null;
  return `“${STATUS_LABELS[status]}” durumundaki rezervasyonun tarihleri, villası ve kişi sayısı değiştirilemez.`;
}
