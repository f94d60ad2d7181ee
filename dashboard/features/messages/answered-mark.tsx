import { Check, CircleDashed } from 'lucide-react';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

export function AnsweredMark({ answeredAt }: { answeredAt: string | null }) {
  return answeredAt === null ? (
    <span className="inline-flex items-center gap-1 font-normal text-amber">
      <CircleDashed size={14} aria-hidden="true" />
      Yanıt bekliyor
    </span>
  ) : (
    <span
      className="inline-flex items-center gap-1 font-normal text-green"
      title={formatTimestamp(answeredAt)}
    >
      <Check size={14} aria-hidden="true" />
      Yanıtlandı
    </span>
  );
}
