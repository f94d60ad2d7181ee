import { useQuery } from '@tanstack/react-query';
import type { OutboxItem } from '#domain/mail/admin-schema.ts';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { RowDrawer } from '#dashboard/list/rows/row-drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { FactList } from '#dashboard/ui/fact-list.tsx';
import { mails, outboxMailQuery } from './api.ts';
import { MailView } from './mail-view.tsx';
import { MailStatus, ResendButton, toWhom } from './outbox-list.tsx';
import type { OutboxSearch } from './search.ts';

type Props = { id: string; search: OutboxSearch; onClose: () => void };

/** One mail beside the outbox: its state, and why it could not be sent. */
export default function OutboxDrawer({ id, search, onClose }: Props) {
  const query = useQuery(mails.query(search));
  const mail = query.data?.items.find((row) => row.id === id);
  return (
    <RowDrawer
      title={mail?.template_name ?? 'E-posta'}
      onClose={onClose}
      query={query}
      row={mail}
      missing="E-posta bu sayfada yok"
      missingText="Filtreleri temizleyip listeden açın."
      waiting="h-48"
    >
      {(row) => <MailFacts mail={row} />}
    </RowDrawer>
  );
}

function MailFacts({ mail }: { mail: OutboxItem }) {
  const facts = [
    ['Alıcı', toWhom(mail)],
    ['Adres', mail.to.name !== '' && (mail.to.email || 'E-postası yok')],
    ['Oluşturma', formatTimestamp(mail.created_at)],
    ['Gönderim', mail.sent_at && formatTimestamp(mail.sent_at)],
    ['Deneme sayısı', String(mail.attempts)],
    [
      'Sonraki deneme',
      mail.status === 'waiting' && mail.next_attempt_at && nextAttempt(mail.next_attempt_at),
    ],
  ] as const;
  return (
    <div className="grid gap-4">
      <div className="flex items-center justify-between">
        <MailStatus {...mail} />
        <ResendButton mail={mail} />
      </div>
      <FactList facts={facts} />
      {mail.last_error && (
        <p className="rounded-md bg-red-wash px-3 py-2 break-words text-red">{mail.last_error}</p>
      )}
      {mail.reservation_uid && (
        <StayLink
          id={mail.reservation_uid}
          className="figures justify-self-start text-accent hover:underline"
        >
          {mail.reservation_id}
        </StayLink>
      )}
      <MailWords mail={mail} />
    </div>
  );
}

/** Its text. Sent texts are not stored, so it is rendered again from the current data. */
function MailWords({ mail }: { mail: OutboxItem }) {
  const { data, error } = useQuery(outboxMailQuery(mail.id));
  if (data?.why) return <p className="text-soft">{data.why}</p>;
  return (
    <>
      <MailView
        title={mail.status === 'sent' ? 'İçerik (bugünkü bilgilerle)' : 'İçerik'}
        mail={data?.mail ?? undefined}
        failure={error && messageOf(error)}
      />
      <p className="text-xs text-soft">
        Kişiye özel bağlantılar burada açılmaz; yalnız alıcıya giden e-postada vardır.
      </p>
    </>
  );
}

/** A mail about money that is not at the bank yet is held (drizzle/rules/transfers-await-the-bank.sql). */
const nextAttempt = (at: string): string =>
  at >= '9999' ? 'İade bankaya verilince' : formatTimestamp(at);
