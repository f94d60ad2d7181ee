import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { formatDayLong } from '#domain/values/dates.ts';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { lateArrivalText } from '#domain/stay-page/late-arrival-text.ts';
import { SOURCE_LABELS } from '#domain/reservation-sources.ts';
import { formatParty } from '#domain/values/party.ts';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { hasSlept } from '../relocate/has-slept.ts';
import { LateCheckout } from './late-checkout.tsx';

const RelocateDialog = lazy(() => import('../relocate/relocate-dialog.tsx'));
const StayForm = lazy(() => import('../stay/stay-form.tsx'));

type Props = {
  detail: ReservationDetail;
  editable: boolean;
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
};

/** Where, when, how many, and how it came; a clerk changes it in place. */
export function StaySection({ detail, editable, isEditing, onEdit }: Props) {
  const mayEdit = editable && detail.stayEditable && !isEditing;
  useShortcuts({ e: () => onEdit(true) }, { enabled: mayEdit });
  const [isMoving, setMoving] = useState(false);
  const facts = <Facts detail={detail} />;
  return (
    <DrawerSection
      title="Konaklama"
      action={
        <span className="flex items-center gap-1">
          <Link
            to="/reservations"
            search={{ villa_id: String(detail.villa_id), order: 'checkin' }}
            className="text-xs text-accent underline-offset-4 hover:underline"
          >
            Bu villanın rezervasyonları
          </Link>
          {mayEdit && (
            <Tooltip text="Konaklamayı değiştir" keys="e" align="end">
              <IconButton
                label="Konaklamayı değiştir"
                keys="e"
                className="!h-6 !w-6"
                onClick={() => onEdit(true)}
              >
                <Pencil size={14} />
              </IconButton>
            </Tooltip>
          )}
        </span>
      }
    >
      {isEditing ? (
        <Suspense fallback={facts}>
          <StayForm detail={detail} onDone={() => onEdit(false)} />
        </Suspense>
      ) : (
        <>
          {facts}
          {mayEdit && hasSlept(detail) && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => onEdit(true)}>Uzat ya da kısalt</Button>
              <Button onClick={() => setMoving(true)}>Başka eve taşı</Button>
            </div>
          )}
        </>
      )}
      <Suspense>
        {isMoving && <RelocateDialog detail={detail} onClose={() => setMoving(false)} />}
      </Suspense>
    </DrawerSection>
  );
}

function Facts({ detail }: { detail: ReservationDetail }) {
  return (
    <dl className="grid gap-1">
      <Fact name="Villa">
        <a
          href={`/villa/${detail.villa_slug}`}
          target="_blank"
          rel="noreferrer"
          className="text-accent underline-offset-4 hover:underline"
        >
          {detail.villa_name}
        </a>
      </Fact>
      <Fact name="Giriş">
        {formatDayLong(detail.checkin)}
        {detail.lateArrival && <p>{lateArrivalText(detail.lateArrival)}</p>}
      </Fact>
      <Fact name="Çıkış">
        {formatDayLong(detail.checkout)} · {detail.nights} gece
        <LateCheckout detail={detail} />
      </Fact>
      <Fact name="Kişi">{formatParty(detail)}</Fact>
      <Fact name="Kaynak">
        {SOURCE_LABELS[detail.source]} · {formatTimestamp(detail.created_at)}
        {detail.instant && <p>Anında rezervasyon: ön ödemeyi yapan misafire hemen satılır.</p>}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-3">
      <dt className="w-16 shrink-0 text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
