import { useQuery } from '@tanstack/react-query';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { FileSlot } from '#dashboard/shared/upload/file-slot.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

const WORDS = {
  field: 'Fatura (PDF)',
  upload: 'Fatura yükle',
  remove: 'Kaldır',
  uploaded: 'Fatura misafirin sayfasında',
  removed: 'Fatura kaldırıldı',
};

/** The invoice of the stay: accounting uploads it, the guest finds it in Konaklamam. */
export function InvoiceSection({ detail }: { detail: ReservationDetail }) {
  const address = `/v1/admin/reservations/${detail.id}/invoice`;
  const queryKey = ['reservations', 'invoice', detail.id];
  const mayUpload = usePermission('money.write');
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => contentOf<StayInvoice>(apiFetch(address)),
  });
  const invoice = data?.invoice ?? null;
  if (invoice === null && !mayUpload) return null;
  const name = `fatura-${detail.reservation_id}.pdf`;
  return (
    <DrawerSection title="Fatura">
      <div className="grid gap-2">
        {data && (
          <p className="text-soft">
            {invoice
              ? `${formatTimestamp(invoice.uploadedAt)} yüklendi; misafir Konaklamam sayfasından indirir.`
              : 'PDF olarak yükleyin; yalnız misafirin Konaklamam sayfasında görünür.'}
          </p>
        )}
        <FileSlot
          file={invoice && { path: `${address}.pdf`, name }}
          address={address}
          queryKey={queryKey}
          accept="application/pdf"
          words={WORDS}
          mayWrite={mayUpload}
          error={error}
        />
      </div>
    </DrawerSection>
  );
}
