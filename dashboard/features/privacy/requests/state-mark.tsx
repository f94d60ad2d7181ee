import { istanbulDay } from '#domain/values/dates.ts';
import {
  DATA_REQUEST_STATE_LABELS,
  type DataRequestItem,
  type DataRequestState,
} from '#domain/privacy/admin-schema.ts';
import { daysLeft } from '#domain/privacy/deadline.ts';
import { useNow } from '#dashboard/ui/use-now.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';

const TONES: Record<DataRequestState, string> = {
  unconfirmed: 'text-soft',
  open: 'text-amber',
  done: 'text-green',
  refused: 'text-red',
};

export const StateMark = ({ state }: { state: DataRequestState }) => (
  <span className={TONES[state]}>{DATA_REQUEST_STATE_LABELS[state]}</span>
);

/** Days before the deadline from which on it presses. */
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
