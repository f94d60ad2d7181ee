import type { UpdatedReservation } from '#domain/reservations/change-schema.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import {
  findTransition,
  STATUS_LABELS,
  type Status,
  STATUSES,
  type Transition,
} from '#domain/reservation-status.ts';
import { changeStatus } from '../api.ts';
import { mailLabel, wordingOf } from '../transition/transitions.ts';
import { type SendKind, sendToGuest } from '../payments/api.ts';
import { SENDS } from '../payments/sends.ts';

/** What is said once for all rows. */
export type Words = { reason: string; optionExpiresAt: string | null };

/** An action on many reservations; every row is a call of its own with an outcome of its own. */
export type ReservationAction = {
  id: string;
  label: string;
  /** Its effect on each reservation, and the mails it sends. */
  effect: string;
  mails: string[];
  needs: 'reason' | 'expiry' | null;
  danger: boolean;
  /** Why the rules exclude a row, in Turkish; null when they do not. */
  refuse: (row: ReservationListItem) => string | null;
  /** `key`: the same for every attempt with the same row. */
  run: (row: ReservationListItem, words: Words, key: string) => Promise<UpdatedReservation | null>;
};

const TRANSITION_STATES = [
  'option',
  'confirmed',
  'rejected',
  'cancelled',
] as const satisfies Status[];

/** Everything that a clerk may want for a whole selection, in the order of a stay. */
export const RESERVATION_ACTIONS: ReservationAction[] = [
  ...TRANSITION_STATES.map(transitionAction),
  ...(Object.keys(SENDS) as SendKind[]).map(sendAction),
];

function transitionAction(to: (typeof TRANSITION_STATES)[number]): ReservationAction {
  const { verb, effect, variant } = wordingOf({
    status: to,
    label: STATUS_LABELS[to],
    needsReason: to === 'cancelled',
    mails: [],
  });
  return {
    id: to,
    label: verb,
    effect,
    mails: mailsOf(to).map(mailLabel),
    needs: to === 'cancelled' ? 'reason' : to === 'option' ? 'expiry' : null,
    danger: variant === 'danger',
    refuse: (row) => {
      // Another end for an option is a question for each of them.
      if (row.status === to || transitionOf(row.status, to) === null) return notInThisState(row);
      // Refunds have to be decided individually.
      const isPaid = (to === 'cancelled' || to === 'rejected') && row.paid > 0;
      return isPaid ? 'Ödemesi var: iadesiyle birlikte kendi ekranından yapın.' : null;
    },
    run: (row, { reason, optionExpiresAt }) =>
      changeStatus(row.id, {
        status: to,
        version: row.version,
        undoable: true,
        ...(to === 'cancelled' && { reason }),
        ...(to === 'option' && optionExpiresAt !== null && { optionExpiresAt }),
      }),
  };
}

function sendAction(kind: SendKind): ReservationAction {
  const { verb, states } = SENDS[kind];
  return {
    id: kind,
    label: verb,
    effect: 'Her misafirin kendi adresine gider; misafirin durumu değişmez.',
    mails: [],
    needs: null,
    danger: false,
    refuse: (row) => {
      if (!states.includes(row.status)) return notInThisState(row);
      return kind === 'link' && row.paid >= row.total ? 'Ödenecek tutar kalmadı.' : null;
    },
    run: async (row, _words, key) => {
      await sendToGuest[kind](row.id, key);
      return null;
    },
  };
}

function transitionOf(from: Status, to: Status): Transition | null {
  const transition = findTransition(from, to);
  return transition?.by.includes('admin') ? transition : null;
}

function mailsOf(to: Status): string[] {
  return [...new Set(STATUSES.flatMap((from) => transitionOf(from, to)?.mails ?? []))];
}

const notInThisState = ({ status }: ReservationListItem) =>
  `“${STATUS_LABELS[status]}” durumunda yapılamaz.`;
