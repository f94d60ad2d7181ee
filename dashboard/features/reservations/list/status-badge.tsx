import {
  CircleCheck,
  CircleDashed,
  CircleDot,
  CircleSlash,
  CircleX,
  Clock,
  House,
  Hourglass,
  type LucideIcon,
  UserX,
} from 'lucide-react';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import { cx } from '#dashboard/ui/class-names.ts';

/** Each state has a shape of its own: colour is never the only sign. */
const LOOKS: Record<Status, { icon: LucideIcon; tone: string }> = {
  requested: { icon: CircleDashed, tone: 'bg-amber-wash text-amber' },
  option: { icon: Clock, tone: 'bg-violet-wash text-violet' },
  confirmed: { icon: CircleCheck, tone: 'bg-green-wash text-green' },
  staying: { icon: House, tone: 'bg-accent-wash text-accent' },
  completed: { icon: CircleDot, tone: 'bg-sunken text-soft' },
  rejected: { icon: CircleX, tone: 'bg-red-wash text-red' },
  expired: { icon: Hourglass, tone: 'bg-sunken text-soft' },
  cancelled: { icon: CircleSlash, tone: 'bg-red-wash text-red' },
  no_show: { icon: UserX, tone: 'bg-red-wash text-red' },
};

export function StatusBadge({ status }: { status: Status }) {
  const { icon: Icon, tone } = LOOKS[status];
  return (
    <span
      className={cx(
        'inline-flex h-5 items-center gap-1 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        tone,
      )}
    >
      <Icon size={12} aria-hidden="true" />
      {STATUS_LABELS[status]}
    </span>
  );
}
