import type { ReservationListItem } from '#domain/reservations/schema.ts';
import {
  findTransition,
  STATUS_LABELS,
  type Status,
  STATUSES,
  type Transition,
} from '#domain/reservations/status.ts';
import { moveReservation } from '../api.ts';
import { mailLabel, wordingOf } from '../moves.ts';
import { type SendKind, sendToGuest } from '../payments/api.ts';
import { SENDS } from '../payments/sends.ts';

/** What is said once for all rows. */
export type Words = { reason: string; optionExpiresAt: string | null };

/** Something to do with many reservations; every row is a call of its own with a fate of its own. */
export type Deed = {
  id: string;
  label: string;
  /** What it does to each, and which mails leave. */
  effect: string;
  mails: string[];
  needs: 'reason' | 'expiry' | null;
  danger: boolean;
  /** Why the rules keep a row from it, in Turkish; null when they do not. */
  refuse: (row: ReservationListItem) => string | null;
  /** `key`: the same for every try with the same row. */
  run: (row: ReservationListItem, words: Words, key: string) => Promise<unknown>;
};

const MOVES = ['option', 'confirmed', 'rejected', 'cancelled'] as const satisfies Status[];

/** Everything that a clerk may want for a whole selection, in the order of a stay. */
export const DEEDS: Deed[] = [
  ...MOVES.map(moveDeed),
  ...(Object.keys(SENDS) as SendKind[]).map(sendDeed),
];

function moveDeed(to: (typeof MOVES)[number]): Deed {
  const { verb, effect, look } = wordingOf({
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
    danger: look === 'danger',
    refuse: (row) => {
      // Another end for an option is a question for each of them.
      if (row.status === to || moveOf(row.status, to) === null) return notInThisState(row);
      // What is given back, and to whom, is a question for each of them.
      const isPaid = (to === 'cancelled' || to === 'rejected') && row.paid > 0;
      return isPaid ? 'Ödemesi var: iadesiyle birlikte kendi ekranından yapın.' : null;
    },
    run: (row, { reason, optionExpiresAt }) =>
      moveReservation(row.id, {
        status: to,
        version: row.version,
        ...(to === 'cancelled' && { reason }),
        ...(to === 'option' && optionExpiresAt !== null && { optionExpiresAt }),
      }),
  };
}

function sendDeed(kind: SendKind): Deed {
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
    run: (row, _words, key) => sendToGuest[kind](row.id, key),
  };
}

function moveOf(from: Status, to: Status): Transition | null {
  const move = findTransition(from, to);
  return move?.by.includes('admin') ? move : null;
}

function mailsOf(to: Status): string[] {
  return [...new Set(STATUSES.flatMap((from) => moveOf(from, to)?.mails ?? []))];
}

const notInThisState = ({ status }: ReservationListItem) =>
  `“${STATUS_LABELS[status]}” durumunda yapılamaz.`;
