import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate } from '@tanstack/react-router';
import type { OutboxItem } from '#domain/mail/admin-schema.ts';
import { OUTBOX_STATUS_LABELS, OUTBOX_STATUSES } from '#domain/mail/outbox-statuses.ts';
import { WHATSAPP_STATE_LABELS } from '#domain/whatsapp/states.ts';
import { recipientLabel } from '#domain/mail/recipients.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import type { Column, HeadColumn } from '#dashboard/list/columns/columns.ts';
import { ChoiceFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { filtersOf } from '#dashboard/list/filters/list-filters.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { HandOverButton } from '#dashboard/shared/outbox/hand-over.tsx';
import { OUTBOX, outboxQuery, resendMail, templateListQuery } from './api.ts';
import { MailTabs } from './mail-tabs.tsx';
import { OUTBOX_ORDER, OUTBOX_ROWS, type OutboxSearch } from './search.ts';
import { outboxSheet } from './spreadsheet.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

type Props = { search: OutboxSearch; openId: string | undefined };

/** Mails that wait, left, or could not leave. */
export default function OutboxList({ search, openId }: Props) {
  const navigate = useNavigate({ from: '/templates/outbox' });
  const query = useQuery(outboxQuery(search));
  const { data: templates } = useQuery(templateListQuery);
  const go = (next: OutboxSearch) => void navigate({ to: '.', search: next, replace: true });
  const { change, box } = filtersOf(search, go);
  return (
    <ListScreen
      screen="outbox"
      title="Giden kutusu"
      noun="e-posta"
      query={query}
      take={OUTBOX_ROWS}
      search={search}
      defaultOrder={OUTBOX_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => row.id,
        linkOf: (row) =>
          linkOptions({ to: '/templates/outbox/$id', params: { id: row.id }, search }),
        head: MAIL,
        card: outboxCard,
        openId,
      }}
      columns={COLUMNS}
      sheet={outboxSheet(search)}
      box={box('Alıcının adresi')}
      filters={
        <>
          <ChoiceFilter
            label="Durum"
            all="Tüm durumlar"
            value={search.status}
            choices={OUTBOX_STATUSES.map(
              (status) => [status, OUTBOX_STATUS_LABELS[status]] as const,
            )}
            onChoose={(status) => change({ status })}
          />
          <ChoiceFilter
            label="Şablon"
            all="Tüm şablonlar"
            value={search.template}
            choices={templates?.items.map(({ key, name }) => [key, name] as const) ?? []}
            onChoose={(template) => change({ template })}
          />
        </>
      }
      tabs={<MailTabs />}
      summary={
        query.data?.configured === false && (
          <p className="rounded-md bg-amber-wash px-3 py-2 text-amber">
            E-posta sunucusu ayarlı değil: e-postalar ayarlanana kadar burada bekler.
          </p>
        )
      }
      empty={{
        title: 'Henüz e-posta yok',
        text: 'Rezervasyon ve ödemelerle birlikte gönderilenler burada görünür.',
      }}
    />
  );
}

OutboxList.reads = ({ search }: { search: OutboxSearch }) => [outboxQuery(search)];

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
  {
    id: 'recipient',
    title: 'Alıcı',
    byDefault: true,
    width: 190,
    drop: 4,
    cell: (row) => <span className="block max-w-56 truncate">{toWhom(row)}</span>,
  },
  {
    id: 'reservation',
    title: 'Rezervasyon',
    byDefault: true,
    width: 150,
    drop: 2,
    cell: (row) => <span className="figures">{row.reservation_id ?? '—'}</span>,
  },
  {
    id: 'status',
    title: 'Durum',
    byDefault: true,
    width: 120,
    drop: 6,
    cell: (row) => <MailStatus {...row} />,
  },
  {
    id: 'created',
    title: 'Oluşturma',
    byDefault: true,
    sort: 'created',
    sortsDownFirst: true,
    width: 120,
    drop: 3,
    cell: (row) => <span className="figures">{formatTimestamp(row.created_at)}</span>,
  },
  {
    id: 'sent',
    title: 'Gönderim',
    byDefault: true,
    sort: 'sent',
    sortsDownFirst: true,
    width: 120,
    drop: 1,
    cell: (row) => (
      <span className="figures">{row.sent_at ? formatTimestamp(row.sent_at) : '—'}</span>
    ),
  },
  {
    id: 'resend',
    title: 'Yeniden',
    byDefault: true,
    width: 150,
    drop: 5,
    cell: (row) => <ResendButton mail={row} />,
  },
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
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendMail(mail.id, keyOf([mail.id, mail.sent_at, mail.attempts])),
    onSuccess: () => {
      notify.success('E-posta sıraya alındı');
      void client.invalidateQueries({ queryKey: OUTBOX });
    },
    onError: (error) => notify.error(messageOf(error)),
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
      <span className="flex gap-2">
        <span className="min-w-0 flex-1 truncate font-medium">{row.template_name}</span>
        <MailStatus {...row} />
      </span>
      <span className="truncate text-soft">{toWhom(row)}</span>
      <span className="figures text-soft">
        {row.reservation_id && `${row.reservation_id} · `}
        {formatTimestamp(row.created_at)}
      </span>
    </>
  );
}
