import * as z from 'zod';
import { formatStay } from '#domain/values/dates.ts';
import { writtenTime } from '#domain/values/istanbul-time.ts';
import { formatKurus, type Kurus } from '#domain/values/money.ts';
import { formatParty } from '#domain/values/party.ts';
import {
  ClockTime,
  DaySchema,
  GuestsShape,
  KurusSchema,
  line,
  paragraph,
} from '#domain/wire/fields.ts';
import type { Phase } from './phase.ts';
import { REQUEST_KINDS, REQUEST_STATES, type RequestKind } from './request-kinds.ts';

const note = paragraph(600).default('');

/** A guest's request; reporting a transfer has a call of its own, because it includes a file. */
export const RequestWish = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('dates'), checkIn: DaySchema, checkOut: DaySchema, note }),
  z.strictObject({ kind: z.literal('people'), ...GuestsShape, note }),
  /** `refund`: the refund that the guest was shown; rejected when it would be different now. */
  z.strictObject({ kind: z.literal('cancel'), refund: KurusSchema.min(0), note }),
  /**
   * In the guest's own words, or one of the villa's extras at the price that the guest saw (kuruş).
   */
  z
    .strictObject({
      kind: z.literal('extra'),
      what: line(2, 120).optional(),
      extra: z.strictObject({ id: line(1, 40), amount: KurusSchema }).optional(),
      note,
    })
    .refine(({ what, extra }) => what !== undefined || extra !== undefined, {
      message: 'Ne istediğinizi yazın.',
      path: ['what'],
    }),
  z.strictObject({
    kind: z.literal('late_checkout'),
    time: ClockTime,
    note,
  }),
]);
export type RequestWish = z.infer<typeof RequestWish>;

/** When each may be asked. */
const PHASES_OF: Record<RequestKind, readonly Phase[]> = {
  transfer: ['option', 'confirmed', 'soon', 'staying'],
  dates: ['waiting', 'option', 'confirmed', 'soon'],
  people: ['waiting', 'option', 'confirmed', 'soon'],
  cancel: ['waiting', 'option', 'confirmed', 'soon'],
  extra: ['option', 'confirmed', 'soon', 'staying'],
  late_checkout: ['confirmed', 'soon', 'staying'],
};

export const mayAsk = (kind: RequestKind, phase: Phase): boolean => PHASES_OF[kind].includes(phase);

/** A request as stored: each kind with its own facts. */
type StoredWish =
  | { kind: 'dates'; checkIn: string; checkOut: string }
  | { kind: 'people'; adults: number; children: number; babies: number }
  /** `kept`: what the agency would have kept on the day of the request, kuruş. */
  | { kind: 'cancel'; refund: number; kept: number }
  | ({ kind: 'extra'; what: string } & Partial<PromisedExtra>)
  | { kind: 'late_checkout'; time: string }
  | { kind: 'transfer'; amount: number };

/** The price of an extra that the guest saw; it is granted at that price. Kuruş. */
type PromisedExtra = { unitPrice: Kurus; quantity: number; payee: 'owner' | 'agency' };

/** The price at which an extra was requested; null for one in the guest's own words. */
export function promisedOf(wish: StoredWish): PromisedExtra | null {
  if (wish.kind !== 'extra') return null;
  const { unitPrice, quantity, payee } = wish;
  if (unitPrice === undefined || quantity === undefined || payee === undefined) return null;
  return { unitPrice, quantity, payee };
}

/** A stored request; `details` were validated when it was made, so they are not checked again. */
export const wishOf = (
  kind: RequestKind,
  details: Readonly<Record<string, string | number>>,
): StoredWish => ({ ...details, kind }) as StoredWish;

/** A request in one line. `details` as stored. */
export function describeRequest(
  kind: RequestKind,
  details: Readonly<Record<string, string | number>>,
): string {
  const text = (name: string) => String(details[name] ?? '');
  const count = (name: string) => Number(details[name] ?? 0);
  switch (kind) {
    case 'transfer':
      return `${formatKurus(count('amount'))} havale yapıldı`;
    case 'dates':
      return formatStay(text('checkIn'), text('checkOut'));
    case 'people':
      return formatParty({
        adults: count('adults'),
        children: count('children'),
        babies: count('babies'),
      });
    case 'cancel':
      return `İptal; koşullara göre iade ${formatKurus(count('refund'))}`;
    case 'extra':
      return count('unitPrice') > 0
        ? `${text('what')}, ${formatKurus(count('unitPrice') * count('quantity'))}`
        : text('what');
    case 'late_checkout':
      return `Çıkış saat ${writtenTime(text('time'))}`;
  }
}

/** A request as guests and clerks see it. */
export const StayRequest = z.object({
  id: z.string(),
  kind: z.enum(REQUEST_KINDS),
  label: z.string(),
  state: z.enum(REQUEST_STATES),
  text: z.string(),
  /** What `text` says, as stored: days, people, kuruş, a time. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
  note: z.string(),
  answer: z.string(),
  /** Whether a receipt came with it. */
  receipt: z.boolean(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type StayRequest = z.infer<typeof StayRequest>;
