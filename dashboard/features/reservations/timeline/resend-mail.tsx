import type { TimelineEntry } from '#domain/reservations/timeline.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { resendMail, TIMELINES } from './api.ts';

type Props = { mail: Extract<TimelineEntry, { kind: 'mail' }> };

/** Sends a mail again, or retries a failed one. */
export function ResendMail({ mail }: Props) {
  const keyOf = useIdempotencyKey();
  const { mutate, isPending } = useSend({
    send: () => resendMail(mail.id, keyOf([mail.id, mail.sent_at, mail.attempts])),
    done: 'E-posta sıraya alındı',
    changes: [TIMELINES],
  });
  const words = mail.status === 'sent' ? 'Yeniden gönder' : 'Yeniden dene';
  return (
    <button
      type="button"
      aria-label={`${words}: ${mail.template_name}`}
      disabled={isPending}
      className="min-h-6 shrink-0 text-xs text-accent underline-offset-4 hover:underline disabled:text-soft max-md:min-h-11"
      onClick={() => mutate()}
    >
      {words}
    </button>
  );
}
