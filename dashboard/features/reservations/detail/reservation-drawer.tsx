import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { AttendanceStrip } from '#dashboard/shared/assignments/attendance-strip.tsx';
import { Drawer } from '#dashboard/ui/drawer.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { usePermission } from '#dashboard/app/permissions.ts';
import { findListed, reservationQuery } from '../api.ts';
import { CustomerSection } from './customer-section.tsx';
import { DepositSection } from '../deposit/deposit-section.tsx';
import { DrawerHeader } from './drawer-header.tsx';
import { GuestsSection } from '../guests/guests-section.tsx';
import { MoneySection } from './money-section.tsx';
import { TransitionBar } from '../transition/transition-bar.tsx';
import { NotesSection } from './notes-section.tsx';
import { InvoiceSection } from '../payments/invoice-section.tsx';
import { PaymentsSection } from '../payments/payments-section.tsx';
import { ComplaintsSection } from '../complaints/complaints-section.tsx';
import { StayPageSection } from '../stay-requests/stay-page-section.tsx';
import { StaySection } from './stay-section.tsx';
import { HistorySection } from '../timeline/history-section.tsx';
import { useMarkRead } from './use-mark-read.ts';

type Props = {
  id: string;
  /** What can be handed out: voucher and contract. */
  guestDocuments: (detail: ReservationDetail) => ReactNode;
  onClose: () => void;
};

const TITLE_ID = 'reservation-drawer-title';

/** One reservation beside the list: first what the list knew, then the rest. */
export function ReservationDrawer({ id, guestDocuments, onClose }: Props) {
  const client = useQueryClient();
  const { data: detail, error, refetch } = useQuery(reservationQuery(id));
  const known = detail ?? findListed(client, id);
  const mayChange = usePermission('reservations.write');
  const seesIdentity = usePermission('identity');
  const mayAsk = usePermission('payment-requests');
  const answersRequests = usePermission('stay-requests');
  const mayAssign = usePermission('assignments');
  const handsOut = usePermission('guest-documents');
  useMarkRead(detail, mayChange);
  useShortcuts({ Escape: onClose });
  // While a stay is edited the footer belongs to its form, so that nothing else is clicked by
  // mistake.
  const [edited, setEdited] = useState<string | null>(null);
  const isEditing = edited === id;

  return (
    <Drawer
      labelledBy={TITLE_ID}
      header={<DrawerHeader titleId={TITLE_ID} known={known} onClose={onClose} />}
      // Users who may not change reservations get no transitions; for others the server lists them.
      footer={
        detail && detail.moves.length > 0 && !isEditing ? (
          <TransitionBar key={id} detail={detail} />
        ) : undefined
      }
    >
      {detail ? (
        <>
          {mayAssign && <AttendanceStrip key={`whose:${id}`} kind="reservation" id={id} />}
          <CustomerSection detail={detail} />
          <StaySection
            key={`stay:${id}`}
            detail={detail}
            editable={mayChange}
            isEditing={isEditing}
            onEdit={(on) => setEdited(on ? id : null)}
          />
          <MoneySection detail={detail} />
          {mayAsk && <DepositSection key={`deposit:${id}`} detail={detail} />}
          {mayAsk && <PaymentsSection key={`payments:${id}`} detail={detail} />}
          {mayAsk && <InvoiceSection key={`invoice:${id}`} detail={detail} />}
          {seesIdentity && <GuestsSection key={`guests:${id}`} detail={detail} />}
          {answersRequests && <ComplaintsSection key={`complaints:${id}`} detail={detail} />}
          {answersRequests && <StayPageSection key={`page:${id}`} detail={detail} />}
          {handsOut && guestDocuments(detail)}
          <NotesSection key={id} detail={detail} editable={mayChange} />
          <HistorySection key={`history:${id}`} detail={detail} />
        </>
      ) : isRefusal(error, 'NOT_FOUND') ? (
        <EmptyState
          title="Rezervasyon bulunamadı"
          text="Adres değişmiş ya da yanlış yazılmış olabilir."
        />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <DrawerSkeleton />
      )}
    </Drawer>
  );
}

function DrawerSkeleton() {
  return (
    <div aria-busy="true">
      {['h-16', 'h-28', 'h-36', 'h-20'].map((height) => (
        <div key={height} className="grid gap-2 border-b border-line px-4 py-3">
          <Skeleton className="h-3 w-20" />
          <Skeleton className={`${height} w-full`} />
        </div>
      ))}
    </div>
  );
}
