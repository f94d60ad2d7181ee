import type { MessageReply } from '#domain/messages/admin-schema.ts';
import { OUTBOX_STATUS_LABELS } from '#domain/mail/outbox-statuses.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

const TONES = {
  waiting: 'text-soft',
  by_hand: 'text-amber',
  sent: 'text-green',
  dead: 'text-red',
  skipped: 'text-amber',
};

/** What was answered, by whom, and whether the mail has left. */
export function ReplyList({ replies }: { replies: readonly MessageReply[] }) {
  return (
    <ol className="grid gap-3">
      {replies.map(({ id, text, by, createdAt, mail }) => (
        <li key={id} className="grid gap-1 rounded-md bg-sunken px-3 py-2">
          <span className="flex flex-wrap gap-x-2 text-xs text-soft">
            <span className="font-medium text-ink">{by ?? 'Yanıt'}</span>
            <time className="figures" dateTime={createdAt}>
              {formatTimestamp(createdAt)}
            </time>
            {mail && <span className={TONES[mail]}>{OUTBOX_STATUS_LABELS[mail]}</span>}
          </span>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  );
}
