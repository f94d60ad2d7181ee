import { may } from '#domain/auth/permissions.ts';
import { auditChanges } from '#domain/audit/changes.ts';
import { actionLabel } from '#domain/audit/labels.ts';
import { notFound } from '#domain/errors.ts';
import { findTemplateRule } from '#domain/mail/templates.ts';
import type { ReservationTimeline, TimelineEntry } from '#domain/reservations/timeline.ts';
import { OWNER_KINDS, type TransactionKind } from '#domain/payments/ledger.ts';
import type { Database } from '#worker/platform/database/database.ts';
import type { Viewer } from '#worker/platform/viewer.ts';
import { findTimeline, type Told } from './timeline-queries.ts';

/**
 * Everything that happened to a reservation, newest first: its states, changes, mails and, for
 * those who may see it, its money. One trip. @throws `NOT_FOUND`
 */
export async function readTimeline(
  db: Database,
  id: string,
  { role }: Viewer,
): Promise<ReservationTimeline> {
  const told = await findTimeline(db, id);
  if (told === null) throw notFound('Böyle bir rezervasyon yok.');
  const items: TimelineEntry[] = [
    ...told.moves.map(toTransition),
    ...told.changes
      .filter(({ action }) => action !== MAIL_BY_HAND)
      .map((change) => toChange(may(role, 'money.read') ? change : withoutMoney(change))),
    ...toMails(told),
    ...told.payments.filter(({ payment }) => mayKnow(role, payment)).map(toPayment),
  ];
  return { items: items.toSorted(newestFirst) };
}

/** The mail itself is in the outbox; this entry only says who sent it. */
const MAIL_BY_HAND = 'reservation.mail';

/** Ids begin with their instant: of the same moment, the later one comes first. */
const newestFirst = (a: TimelineEntry, b: TimelineEntry) =>
  a.at === b.at ? (a.id < b.id ? 1 : -1) : a.at < b.at ? 1 : -1;

type Named = { firstName: string | null; lastName: string | null };

const nameOf = ({ firstName, lastName }: Named) =>
  firstName === null ? null : `${firstName} ${lastName}`;

const toTransition = ({
  firstName,
  lastName,
  ...transition
}: Told['moves'][number]): TimelineEntry => ({
  kind: 'move',
  ...transition,
  user: nameOf({ firstName, lastName }),
});

function toChange({ id, at, by, action, before, after, ...person }: Told['changes'][number]) {
  const label = actionLabel(action, 'reservation');
  const changes = auditChanges(before, after);
  return { kind: 'change', id, at, by, user: nameOf(person), label, changes } as const;
}

const mayKnow = (role: Viewer['role'], kind: TransactionKind): boolean =>
  may(role, OWNER_KINDS.includes(kind) ? 'money.read' : 'payments');

const MONEY_OF_THE_AGENCY = new Set(['commission', 'commissionRate', 'ownerPayout']);

function withoutMoney(change: Told['changes'][number]): Told['changes'][number] {
  const { before, after } = change;
  return { ...change, before: strip(before), after: strip(after) };
}

const strip = (fields: unknown): unknown =>
  typeof fields === 'object' && fields !== null && !Array.isArray(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !MONEY_OF_THE_AGENCY.has(name)))
    : fields;

/** Mails are sent automatically unless somebody of the agency sent or resent one. */
function toMails({ mails, changes, resends }: Told): TimelineEntry[] {
  const senders = new Map<unknown, Named>();
  for (const { action, after, firstName, lastName } of [...changes, ...resends]) {
    const { outbox, id } = (after ?? {}) as { outbox?: unknown; id?: unknown };
    const mail = action === MAIL_BY_HAND ? outbox : id;
    if (mail !== undefined) senders.set(mail, { firstName, lastName });
  }
  return mails.map(({ template, ...mail }) => {
    const sender = senders.get(mail.id);
    const rule = findTemplateRule(template);
    return {
      kind: 'mail',
      ...mail,
      by: sender ? 'admin' : 'system',
      user: sender ? nameOf(sender) : null,
      template_name: rule?.name ?? template,
      // A waiting mail is sent automatically; a secret link is erased once it has been sent.
      resendable:
        !(mail.status === 'waiting' && mail.attempts === 0) &&
        mail.status !== 'by_hand' &&
        rule?.secret !== true,
    };
  });
}

function toPayment(row: Told['payments'][number]): TimelineEntry {
  const { id, at, payment, method, amount, status, note, failure, createdBy } = row;
  const by = createdBy === null ? 'payment' : 'admin';
  const user = nameOf(row);
  return {
    kind: 'payment',
    id,
    at,
    by,
    user,
    payment,
    method,
    amount,
    status,
    note: note || failure || '',
  };
}
