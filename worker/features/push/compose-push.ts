import { pushKindsOf } from '#domain/push/kinds.ts';
import { MESSAGE_CHANNEL_LABELS } from '#domain/messages/channels.ts';
import { formatDateOnly } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { toldOf } from '#worker/features/mail/owner-change.ts';
import type { DuePush } from './queries.ts';

/**
 * As the service worker expects it (site/public/dashboard-sw.js); a new one replaces one with the
 * same `tag`.
 */
export type PushText = { title: string; body: string; path: string; tag: string };

/**
 * The text for a lock screen: villa, days and amount, but no names. Null when the event is no
 * longer true, or no longer concerns the person.
 */
export function composePush(due: DuePush): PushText | null {
  const { push, role, stay, villa, payment, message, change } = due;
  if (!pushKindsOf(role).includes(push.kind) || !due.to.kinds.includes(push.kind)) return null;
  const tag = `${push.kind}:${push.subjectId}`;
  if (push.kind === 'message') {
    if (message === null || message.readAt !== null) return null;
    const doubt = message.unproven ? ', göndereni doğrulanmadı' : '';
    const body = `${MESSAGE_CHANNEL_LABELS[message.channel]} ile yazıldı${doubt}`;
    return { title: 'Yeni mesaj', body, path: `/dashboard/contact/${push.subjectId}`, tag };
  }
  if (stay === null || villa === null) return null;
  const where = `${villa.name}, ${daysOf(stay)}`;
  const path = `/dashboard/reservations/${stay.id}`;
  if (push.kind === 'request') {
    return stay.status === 'requested' ? { title: 'Yeni talep', body: where, path, tag } : null;
  }
  if (push.kind === 'change') {
    const isTold = change !== null && change.status !== 'skipped';
    const told = isTold ? toldOf(change, { ...stay, villa: villa.name }) : null;
    return told && { title: told.title, body: `${told.villa}, ${daysOf(stay)}`, path, tag };
  }
  if (payment === null) return null;
  return { title: 'Ödeme geldi', body: `${formatKurus(payment.amount)} · ${where}`, path, tag };
}

/** "12–19 Tem", "28 Haz – 3 Tem": without the year, which staff know. */
function daysOf({ checkIn, checkOut }: { checkIn: string; checkOut: string }): string {
  const [from, to] = [formatDateOnly(checkIn), formatDateOnly(checkOut)];
  const isOneMonth = checkIn.slice(0, 7) === checkOut.slice(0, 7);
  return isOneMonth ? `${from.split(' ')[0]}–${to}` : `${from} – ${to}`;
}
