import { cx } from './class-names.ts';
import { formatTimestamp, formatTimeLeft } from './instant.ts';
import { useNow } from './use-now.ts';

/** A deadline is pressing when less than an hour is left. */
const PRESSING_MS = 3_600_000;

/** How long the nights are still held: "1 sa 40 dk", red and bold in the last hour. */
type Props = {
  deadline: string;
  /** With its verb, where nothing says what it is. */
  long?: boolean;
  /** The largest unit only, for a narrow column. */
  brief?: boolean;
};

export function TimeLeft({ deadline, long, brief }: Props) {
  const now = useNow();
  const whole = formatTimeLeft(deadline, now);
  const left = brief && whole ? whole.split(' ', 2).join(' ') : whole;
  const pressing = Date.parse(deadline) - now < PRESSING_MS;
  return (
    <time
      dateTime={deadline}
      title={formatTimestamp(deadline)}
      className={cx('figures text-xs', pressing ? 'font-semibold text-red' : 'text-soft')}
    >
      {left === null ? 'Süresi doldu' : `${left}${long ? ' kaldı' : ''}`}
    </time>
  );
}
