import { UserX } from 'lucide-react';
import { STATUS_LABELS, type Status } from '#domain/reservation-status.ts';
import { STAY_TONES } from '#dashboard/shared/stay-states/tones.ts';
import { Badge } from '#dashboard/ui/badge.tsx';

export const StatusBadge = ({ status }: { status: Status }) => (
  <Badge tone={STAY_TONES[status]} {...(status === 'no_show' && { icon: UserX })}>
    {STATUS_LABELS[status]}
  </Badge>
);
