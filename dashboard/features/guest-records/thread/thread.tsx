import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MessageAsked } from '#domain/desk/call/message.ts';
import type { ThreadItem } from '#domain/guest-records/schema.ts';
import { OUTBOX_STATUS_LABELS } from '#domain/mail/outbox-statuses.ts';
import { MESSAGE_CHANNEL_LABELS } from '#domain/messages/channels.ts';
import { OFFER_STATE_LABELS } from '#domain/offers/state.ts';
import { isForeign } from '#domain/translations/language-of-text.ts';
import { WHATSAPP_STATE_LABELS } from '#domain/whatsapp/states.ts';
import { Waiting } from '#dashboard/app/loaded.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { threadQuery } from '../api.ts';
import { AskedFor } from './asked-for.tsx';
import { InTurkish } from './in-turkish.tsx';
import { Received } from './received.tsx';

const KINDS: Record<ThreadItem['kind'], string> = {
  message: 'Mesaj',
  wish: 'İstek',
  reply: 'Yanıtımız',
  offer: 'Teklif',
  outbox: 'Otomatik e-posta',
  note: 'Not',
  call: 'Telefon görüşmesi',
  mail: 'E-postamız',
  whatsapp: 'WhatsApp mesajımız',
};

const STATES: Record<string, string> = {
  ...OUTBOX_STATUS_LABELS,
  ...OFFER_STATE_LABELS,
};

const MESSAGE_STATES: Record<string, string> = {
  waiting: 'Yanıt bekliyor',
  answered: 'Yanıtlandı',
};

const WISH_STATES: Record<string, string> = {
  waiting: 'Yanıt bekliyor',
  accepted: 'Onaylandı',
  declined: 'Olumsuz yanıtlandı',
  withdrawn: 'Misafir geri çekti',
};

type Props = {
  id: string;
  /** What a message of theirs asks for. */
  understand?: (text: string) => MessageAsked | null;
};

export function Thread({ id, understand }: Props) {
  const query = useQuery(threadQuery(id));
  const { data } = query;
  if (data === undefined) return <Waiting query={query} size="h-32 w-full" />;
  if (data.items.length === 0) return <p className="text-soft">Henüz bir şey yazılmadı.</p>;
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {data.items.map((item) => (
        <Line
          key={item.id}
          guestId={id}
          item={item}
          translates={data.translates}
          asked={(item.kind === 'message' && understand?.(item.text)) || null}
        />
      ))}
    </ol>
  );
}

type LineProps = {
  guestId: string;
  item: ThreadItem;
  asked: MessageAsked | null;
  /** Messages may be translated. */
  translates: boolean;
};

function Line({ guestId, item, asked, translates }: LineProps) {
  const { kind, at, title, text, by, state } = item;
  const isTheirs = kind === 'message' || kind === 'wish';
  const isAutomatic = item.received?.warning === 'automatic';
  const words = state && !isAutomatic && statesOf(kind)[state];
  return (
    <li
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md px-3 py-2',
        isTheirs ? 'mr-6 bg-accent-wash' : kind === 'outbox' ? 'ml-6 py-0.5' : 'ml-6 bg-sunken',
      )}
    >
      <span className="flex flex-wrap gap-x-2 text-xs text-soft">
        <span className="font-medium text-ink">{(isTheirs && by) || KINDS[kind]}</span>
        {!isTheirs && by && <span>{by}</span>}
        {item.received && <span>{MESSAGE_CHANNEL_LABELS[item.received.channel]}</span>}
        <time className="figures" dateTime={at}>
          {formatTimestamp(at)}
        </time>
        {words && <span className={state === 'waiting' ? 'text-amber' : undefined}>{words}</span>}
      </span>
      {title && <p className={kind === 'outbox' ? 'text-sm text-soft' : 'font-medium'}>{title}</p>}
      {text && <p className="break-words whitespace-pre-line">{text}</p>}
      {isTheirs && translates && isForeign(text) && <InTurkish guestId={guestId} item={item} />}
      {item.received && <Received {...item.received} />}
      {kind === 'offer' && item.ref && item.ref === item.id && (
        <Link
          to="/offer/$id"
          params={{ id: item.ref }}
          className="text-sm text-accent hover:underline"
        >
          Teklifi aç
        </Link>
      )}
      {kind === 'wish' && state === 'waiting' && (
        <Link to="/stayrequests" className="text-sm text-accent hover:underline">
          İsteği yanıtla
        </Link>
      )}
      {asked && <AskedFor {...asked} />}
    </li>
  );
}

/** The labels of an entry's states: a waiting guest, a queued mail, or one being sent. */
function statesOf(kind: ThreadItem['kind']): Record<string, string> {
  if (kind === 'message') return MESSAGE_STATES;
  if (kind === 'wish') return WISH_STATES;
  return kind === 'whatsapp' ? WHATSAPP_STATE_LABELS : STATES;
}
