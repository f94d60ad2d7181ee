import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TimelineEntry } from '#domain/reservations/timeline.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useIdempotencyKey } from '#dashboard/app/idempotency-key.ts';
import { resendMail, TIMELINES } from './api.ts';

type Props = { mail: Extract<TimelineEntry, { kind: 'mail' }> };

/** Sends a mail again, or retries a failed one. */
export function ResendMail({ mail }: Props) {
  const client = useQueryClient();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending } = useMutation({
    mutationFn: () => resendMail(mail.id, keyOf([mail.id, mail.sent_at, mail.attempts])),
    onSuccess: () => {
      notify.success('E-posta sıraya alındı');
      void client.invalidateQueries({ queryKey: TIMELINES });
    },
    onError: (error) => notify.error(messageOf(error)),
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
