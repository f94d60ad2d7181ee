import { useQuery } from '@tanstack/react-query';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import { INVOICE_STATE_LABELS, nameOfPaper } from '#domain/invoices/states.ts';
import type { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { formatDay } from '#domain/values/dates.ts';
import { formatKurus } from '#domain/values/money.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { InvoiceNumber } from '#dashboard/features/payments/invoices/invoice-number.tsx';
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
  const mayRead = usePermission('money.read');
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => contentOf<StayInvoice>(apiFetch(address)),
  });
  const invoice = data?.invoice ?? null;
  const register = data?.register ?? [];
  if (invoice === null && register.length === 0 && !mayUpload) return null;
  const name = `fatura-${detail.reservation_id}.pdf`;
  return (
    <DrawerSection title="Fatura">
      <div className="grid gap-2">
        {register.map((one) => (
          <p key={one.number} className="flex flex-wrap items-baseline gap-x-2">
            <InvoiceNumber
              number={one.number}
              path={one.file && mayRead ? `/v1/admin/invoices/${one.id}/file.pdf` : null}
            />
            <span className="text-soft">
              {nameOfPaper(one)} · {formatDay(one.issued_on)} · {INVOICE_STATE_LABELS[one.state]}
            </span>
            <span className="ml-auto figures">{formatKurus(one.gross)}</span>
          </p>
        ))}
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
