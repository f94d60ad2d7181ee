import { Copy } from 'lucide-react';
import { answerBy } from '#domain/office/answer-by.ts';
import type { ReservationListItem } from '#domain/reservations/schema.ts';
import { copyText } from '#dashboard/app/copy-text.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { CloseButton } from '#dashboard/form/form-drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { useMedia } from '#dashboard/ui/use-media.ts';
import { StatusBadge } from '../list/status-badge.tsx';
import { UndecidedBadge } from '../list/undecided-badge.tsx';
import { OwnerAnswer } from '#dashboard/shared/stay-states/owner-answer.tsx';
import { OwnerLinkButton } from './owner-link.tsx';
import { TimeLeft } from '#dashboard/ui/time-left.tsx';

type Props = { titleId: string; known: ReservationListItem | null; onClose: () => void };

/** The owner has not said yet whether the house is free. */
const isUnanswered = ({ status, owner_answer: answer }: ReservationListItem): boolean =>
  status === 'requested' && answer !== 'yes' && answer !== 'no';

export function DrawerHeader({ titleId, known, onClose }: Props) {
  // Below 1024 px the list is hidden and the drawer is the page.
  const Title = useMedia('(min-width: 1024px)') ? 'h2' : 'h1';
  return (
    <div className="grid gap-1.5">
      <div className="flex h-8 items-center gap-1">
        <Title id={titleId} className="figures text-base font-semibold">
          {known?.reservation_id ?? <Skeleton className="h-5 w-32" />}
          <span className="sr-only"> rezervasyonu</span>
        </Title>
        {known && (
          <Tooltip text="Kodu kopyala">
            <IconButton
              label="Kodu kopyala"
              onClick={() => void copyText(known.reservation_id, 'Kod kopyalandı')}
            >
              <Copy size={14} />
            </IconButton>
          </Tooltip>
        )}
        <span className="flex-1" />
        <CloseButton onClose={onClose} />
      </div>
      <div className="flex min-h-5 flex-wrap items-center gap-x-2">
        {known ? (
          <>
            <StatusBadge status={known.status} />
            {known.deadline && <TimeLeft deadline={known.deadline} long />}
            {known.undecided && <UndecidedBadge />}
            <OwnerAnswer state={known.owner_answer} />
          </>
        ) : (
          <Skeleton className="h-5 w-24" />
        )}
      </div>
      {known?.status === 'requested' && known.deadline && (
        <p className="text-soft">Misafire söz verildi: {answerBy(known.deadline)}.</p>
      )}
      {known && isUnanswered(known) && <OwnerLinkButton id={known.id} />}
    </div>
  );
}
