import type { ReactNode } from 'react';
import { OUTBOX_STATUS_LABELS } from '#domain/mail/outbox-statuses.ts';
import { recipientLabel } from '#domain/mail/recipients.ts';
import { formatKurus } from '#domain/values/money.ts';
import {
  TRANSACTION_KIND_LABELS,
  TRANSACTION_METHOD_LABELS,
  TRANSACTION_STATUS_LABELS,
} from '#domain/payments/rules.ts';
import { STATUS_LABELS } from '#domain/reservation-status.ts';
import type { TimelineEntry } from '#domain/reservations/timeline.ts';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { actorOf } from '../detail/history.ts';
import { flowOf } from '#domain/payments/ledger.ts';
import { HandOverButton } from '#dashboard/shared/outbox/hand-over.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { ResendMail } from './resend-mail.tsx';

type Of<Kind extends TimelineEntry['kind']> = Extract<TimelineEntry, { kind: Kind }>;

/** One event: what, by whom, when. State changes are emphasised. */
export function Entry({ entry }: { entry: TimelineEntry }) {
  switch (entry.kind) {
    case 'move':
      return <Move entry={entry} />;
    case 'change':
      return <Change entry={entry} />;
    case 'mail':
      return <Mail entry={entry} />;
    case 'payment':
      return <Payment entry={entry} />;
  }
}

type FrameProps = {
  entry: TimelineEntry;
  title: ReactNode;
  /** At the far end of the first line. */
  aside?: ReactNode;
  children?: ReactNode;
};

function Frame({ entry, title, aside, children }: FrameProps) {
  return (
    <li className="relative pl-4">
      <span
        aria-hidden="true"
        className={cx(
          'absolute top-[7px] left-0 size-1.5 rounded-full',
          entry.kind === 'move' ? 'bg-accent' : 'bg-line-strong',
        )}
      />
      <p className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">{title}</span>
        {aside}
      </p>
      <p className="figures text-xs text-soft">
        <time dateTime={entry.at}>{formatTimestamp(entry.at)}</time> · {actorOf(entry)}
      </p>
      {children}
    </li>
  );
}

const Move = ({ entry }: { entry: Of<'move'> }) => (
  <Frame
    entry={entry}
    title={
      <span className="font-medium">
        {entry.from === null ? 'Talep oluştu' : STATUS_LABELS[entry.to]}
      </span>
    }
  >
    {entry.reason && <p className="mt-0.5 wrap-anywhere text-soft">“{entry.reason}”</p>}
  </Frame>
);

const Change = ({ entry }: { entry: Of<'change'> }) => (
  <Frame entry={entry} title={entry.label}>
    {entry.changes.length > 0 && (
      <ul className="mt-0.5 grid gap-0.5 text-soft">
        {entry.changes.map(({ field, before, after }) => (
          <li key={field} className="wrap-anywhere">
            {field}:{' '}
            {before !== null && (
              <>
                <span className="sr-only">önce </span>
                <del>{before}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, sonra </span>
              </>
            )}
            {after ?? 'boş'}
          </li>
        ))}
      </ul>
    )}
  </Frame>
);

const MAIL_TONES: Partial<Record<Of<'mail'>['status'], string>> = {
  waiting: 'text-amber',
  dead: 'text-red',
};

function Mail({ entry }: { entry: Of<'mail'> }) {
  const maySend = usePermission('outbox');
  return (
    <Frame
      entry={entry}
      title={
        <>
          E-posta: {entry.template_name}
          <span className="text-soft"> · {recipientLabel(entry.recipient)}</span>
        </>
      }
      aside={
        !maySend ? null : entry.status === 'by_hand' ? (
          <HandOverButton id={entry.id} name={entry.template_name} />
        ) : (
          entry.resendable && <ResendMail mail={entry} />
        )
      }
    >
      {entry.status !== 'sent' && (
        <p className={cx('mt-0.5 wrap-anywhere', MAIL_TONES[entry.status] ?? 'text-soft')}>
          {OUTBOX_STATUS_LABELS[entry.status]}
          {entry.last_error && `: ${entry.last_error}`}
        </p>
      )}
    </Frame>
  );
}

function Payment({ entry }: { entry: Of<'payment'> }) {
  const { payment, method, status, amount, note } = entry;
  const moved = status === 'succeeded';
  return (
    <Frame
      entry={entry}
      title={
        <>
          {TRANSACTION_KIND_LABELS[payment]}
          <span className="text-soft">
            {' · '}
            {TRANSACTION_METHOD_LABELS[method]}
            {!moved && ` · ${TRANSACTION_STATUS_LABELS[status]}`}
          </span>
        </>
      }
      aside={
        <span className={cx('figures whitespace-nowrap', !moved && 'text-soft')}>
          {formatKurus(flowOf({ kind: payment, method }) === -1 ? -amount : amount)}
        </span>
      }
    >
      {note && <p className="mt-0.5 wrap-anywhere text-soft">“{note}”</p>}
    </Frame>
  );
}
