import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import type { ReservationDetail } from '#domain/reservations/schema.ts';
import type { StayInvoice } from '#domain/stay-page/admin-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { DrawerSection } from '#dashboard/ui/drawer.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

/** The invoice of the stay: accounting uploads it, the guest finds it in Konaklamam. */
export function InvoiceSection({ detail }: { detail: ReservationDetail }) {
  const address = `/v1/admin/reservations/${detail.id}/invoice`;
  const queryKey = ['reservations', 'invoice', detail.id];
  const mayUpload = usePermission('money.write');
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => contentOf<StayInvoice>(apiFetch(address)),
  });
  const {
    mutate,
    isPending,
    error: refused,
  } = useMutation({
    mutationFn: (file: File | null) => (file === null ? remove(address) : upload(address, file)),
    onSuccess: (_, file) =>
      notify.success(file === null ? 'Fatura kaldırıldı' : 'Fatura misafirin sayfasında'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const invoice = data?.invoice ?? null;
  const failure = refused ?? error;
  if (invoice === null && !mayUpload) return null;
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
        <div className="flex flex-wrap gap-2">
          {invoice && (
            <Button
              onClick={() =>
                void download(`${address}.pdf`, `fatura-${detail.reservation_id}.pdf`).catch(
                  (problem: unknown) => notify.error(messageOf(problem)),
                )
              }
            >
              <FileText size={14} aria-hidden="true" />
              İndir
            </Button>
          )}
          {mayUpload && (
            <>
              <input
                ref={input}
                type="file"
                accept="application/pdf"
                aria-label="Fatura (PDF)"
                tabIndex={-1}
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) mutate(file);
                  // The same file may be chosen again.
                  target.value = '';
                }}
              />
              <Button busy={isPending} onClick={() => input.current?.click()}>
                {invoice ? 'Değiştir' : 'Fatura yükle'}
              </Button>
              {invoice && (
                <Button variant="quiet" busy={isPending} onClick={() => mutate(null)}>
                  Kaldır
                </Button>
              )}
            </>
          )}
        </div>
        {failure && (
          <p role="alert" className="text-sm text-red">
            {messageOf(failure)}
          </p>
        )}
      </div>
    </DrawerSection>
  );
}

async function upload(address: string, file: File): Promise<void> {
  const body = new FormData();
  body.set('file', file);
  await apiFetch(address, { method: 'PUT', body });
}

async function remove(address: string): Promise<void> {
  await apiFetch(address, { method: 'DELETE' });
}
