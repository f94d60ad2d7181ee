import { useQuery } from '@tanstack/react-query';
import type { OutboxItem } from '#domain/mail/admin-schema.ts';
import { OUTBOX_STATUS_LABELS, OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import { WHATSAPP_STATE_LABELS } from '#domain/whatsapp/states.ts';
import { recipientLabel } from '#domain/mail/recipients.ts';
import { CardHead } from '#dashboard/list/list-cards.tsx';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { column, type Column, type HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { HandOverButton } from '#dashboard/shared/outbox/hand-over.tsx';
import { mails, OUTBOX, resendMail, templateRows } from './api.ts';
import { MailTabs } from './mail-tabs.tsx';
import { outboxSheet } from './spreadsheet.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

/** "Ada Ece (misafir)", an address, or the recipient's role. */
export const toWhom = ({ recipient, to }: OutboxItem): string =>
  to.name === ''
    ? recipientLabel(recipient)
    : `${to.name} (${recipientLabel(recipient).toLocaleLowerCase('tr')})`;

const MAIL: HeadColumn<OutboxItem> = {
  title: 'E-posta',
  width: 200,
  cell: (row) => row.template_name,
};

const COLUMNS: Column<OutboxItem>[] = [
  column('recipient', 'Alıcı', { width: 190, drop: 4 }, (row) => (
    <span className="block max-w-56 truncate">{toWhom(row)}</span>
  )),
  column('reservation', 'Rezervasyon', { width: 150, drop: 2 }, (row) => (
    <span className="figures">{row.reservation_id ?? '—'}</span>
  )),
  column('status', 'Durum', { width: 120, drop: 6 }, (row) => <MailStatus {...row} />),
  column(
    'created',
    'Oluşturma',
    { width: 120, drop: 3, sort: 'created', sortsDownFirst: true },
    (row) => <span className="figures">{formatTimestamp(row.created_at)}</span>,
  ),
  column('sent', 'Gönderim', { width: 120, drop: 1, sort: 'sent', sortsDownFirst: true }, (row) => (
    <span className="figures">{row.sent_at ? formatTimestamp(row.sent_at) : '—'}</span>
  )),
  column('resend', 'Yeniden', { width: 150, drop: 5 }, (row) => <ResendButton mail={row} />),
];

const TONES: Record<OutboxItem['status'], Tone> = {
  waiting: 'waiting',
  by_hand: 'byHand',
  sent: 'sure',
  dead: 'failed',
  skipped: 'dropped',
};

type Told = Pick<OutboxItem, 'status'> & Partial<Pick<OutboxItem, 'whatsapp'>>;

/** The state of a reminder sent by WhatsApp. */
export const MailStatus = ({ status, whatsapp }: Told) => (
  <Badge tone={TONES[status]}>
    {status === 'sent' && whatsapp
      ? `WhatsApp: ${WHATSAPP_STATE_LABELS[whatsapp].toLocaleLowerCase('tr')}`
      : OUTBOX_STATUS_LABELS[status]}
  </Badge>
);

/** Retries a failed mail, or sends a sent one again; waiting ones are sent automatically. */
export function ResendButton({ mail }: { mail: OutboxItem }) {
  const keyOf = useIdempotencyKey();
  const { mutate, isPending } = useSend({
    send: () => resendMail(mail.id, keyOf([mail.id, mail.sent_at, mail.attempts])),
    done: 'E-posta sıraya alındı',
    changes: [OUTBOX],
  });
  if (mail.status === 'by_hand') {
    return (
      <HandOverButton
        id={mail.id}
        name={mail.template_name}
        className="relative z-[1] -mx-2.5 h-7"
      />
    );
  }
  if (mail.status === 'waiting' && mail.attempts === 0) return null;
  return (
    <Button
      variant="quiet"
      className="relative z-[1] -mx-2.5 h-7"
      busy={isPending}
      onClick={() => mutate()}
    >
      {mail.status === 'sent' ? 'Bir daha gönder' : 'Yeniden dene'}
    </Button>
  );
}

function outboxCard(row: OutboxItem) {
  return (
    <>
      <CardHead name={row.template_name} end={<MailStatus {...row} />} />
      <span className="truncate text-soft">{toWhom(row)}</span>
      <span className="figures text-soft">
        {row.reservation_id && `${row.reservation_id} · `}
        {formatTimestamp(row.created_at)}
      </span>
    </>
  );
}

/** Mails that wait, left, or could not leave. */
export default listPage({
  screen: 'outbox',
  title: 'Giden kutusu',
  noun: 'e-posta',
  source: mails,
  defaultOrder: '-created',
  head: MAIL,
  card: outboxCard,
  columns: COLUMNS,
  sheet: outboxSheet,
  box: 'Alıcının adresi',
  Filters: function OutboxFilters({ of }) {
    const { data: templates } = useQuery(templateRows.query({}));
    return (
      <>
        <ChoiceFilter
          label="Durum"
          all="Tüm durumlar"
          {...of('status')}
          choices={OUTBOX_STATUSES.map((status) => [status, OUTBOX_STATUS_LABELS[status]] as const)}
        />
        <ChoiceFilter
          label="Şablon"
          all="Tüm şablonlar"
          {...of('template')}
          choices={templates?.items.map(({ key, name }) => [key, name] as const) ?? []}
        />
      </>
    );
  },
  tabs: <MailTabs />,
  useMore: ({ data }) => ({
    summary: data?.configured === false && (
      <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
        E-posta sunucusu ayarlı değil: e-postalar ayarlanana kadar burada bekler.
      </p>
    ),
  }),
  empty: {
    title: 'Henüz e-posta yok',
    text: 'Rezervasyon ve ödemelerle birlikte gönderilenler burada görünür.',
  },
});
