import { istanbulDay } from '#domain/values/dates.ts';
import type { DataRequestItem } from '#domain/privacy/admin-schema.ts';
import { DATA_REQUEST_STATE_LABELS, type DataRequestState } from '#domain/privacy/request-words.ts';
import { daysLeft } from '#domain/privacy/deadline.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';
import { Badge } from '#dashboard/ui/badge.tsx';
import type { Tone } from '#dashboard/ui/tones.ts';

const TONES: Record<DataRequestState, Tone> = {
  unconfirmed: 'lapsed',
  open: 'waiting',
  done: 'sure',
  refused: 'failed',
};

export const StateMark = ({ state }: { state: DataRequestState }) => (
  <Badge tone={TONES[state]}>{DATA_REQUEST_STATE_LABELS[state]}</Badge>
);

/** Days before the deadline from which it is shown as urgent. */
const PRESSING_DAYS = 7;

/** Until when an open request must be answered; nothing for a closed one. */
export function DueMark({ request: { state, due_at: due } }: { request: DataRequestItem }) {
  const now = useNow();
  if (due === null || state !== 'open') return <span className="text-soft">—</span>;
  const left = daysLeft(due, new Date(now));
  const text = left < 0 ? 'süresi geçti' : left === 0 ? 'bugün' : `${left} gün`;
  return (
    <time dateTime={due} className={left < PRESSING_DAYS ? 'font-semibold text-red' : 'figures'}>
      {formatShownDay(istanbulDay(new Date(due)))} · {text}
    </time>
  );
}
