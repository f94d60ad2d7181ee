import type { ReportedGuest } from '#domain/guests/admin-schema.ts';
import { REPORT_STATE_LABELS } from '#domain/kbs/shown.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { reportAgain } from './api.ts';

type Props = { id: string; report: NonNullable<ReportedGuest['report']> };

const TONES: Partial<Record<Props['report']['state'], string>> = {
  told: 'text-green',
  left: 'text-green',
  refused: 'text-red',
  missing: 'text-amber',
  unclear: 'text-amber',
};

/** How the police's service knows a guest; what it refused can be sent again. */
export function ReportLine({ id, report: { state, reason, at } }: Props) {
  const { mutate, isPending } = useSend({
    send: () => reportAgain(id),
    done: 'Bir dakika içinde yeniden gönderilecek',
    changes: [['guest-report']],
  });
  return (
    <span
      className={`flex basis-full flex-wrap items-center gap-x-2 ${TONES[state] ?? 'text-soft'}`}
    >
      {REPORT_STATE_LABELS[state]}
      {at !== null && ` · ${formatTimestamp(at)}`}
      {reason !== null && <span className="min-w-0 break-words">{reason}</span>}
      {state === 'refused' && (
        <Button busy={isPending} onClick={() => mutate()}>
          Yeniden gönder
        </Button>
      )}
    </span>
  );
}
