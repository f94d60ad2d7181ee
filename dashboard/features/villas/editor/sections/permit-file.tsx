import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useRef } from 'react';
import type { PermitFile as Scan } from '#domain/villas/permit-file-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

/** The scanned permit: kept at once, apart from what the form saves, and seen by the office alone. */
export function PermitFile({ villaId }: { villaId: number }) {
  const address = `/v1/admin/villas/${villaId}/permitfile`;
  const queryKey = ['villas', 'permit-file', villaId];
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => contentOf<Scan>(apiFetch(address)),
  });
  const { mutate, isPending, ...sent } = useMutation({
    mutationFn: (file: File | null) => (file === null ? remove(address) : upload(address, file)),
    onSuccess: (_, file) =>
      notify.success(file === null ? 'Taranmış belge kaldırıldı' : 'Taranmış belge yüklendi'),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  const scan = data?.file ?? null;
  const failure = sent.error ?? error;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-xs font-medium text-soft">Taranmış belge</legend>
      <p className="text-soft">
        {scan
          ? `${formatTimestamp(scan.uploadedAt)} yüklendi; yalnız acente görür.`
          : 'PDF ya da fotoğraf olarak yükleyin; yalnız acente görür.'}
      </p>
      <div className="flex flex-wrap gap-2">
        {scan && (
          <Button
            onClick={() =>
              void download(`${address}/content`, scan.name).catch((problem: unknown) =>
                notify.error(messageOf(problem)),
              )
            }
          >
            <FileText size={14} aria-hidden="true" />
            İndir
          </Button>
        )}
        <input
          ref={input}
          type="file"
          accept="application/pdf,image/jpeg,image/png,image/webp,image/heic"
          aria-label="Taranmış belge (PDF ya da fotoğraf)"
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
          {scan ? 'Değiştir' : 'Belge yükle'}
        </Button>
        {scan && (
          <Button variant="quiet" busy={isPending} onClick={() => mutate(null)}>
            Belgeyi kaldır
          </Button>
        )}
      </div>
      {failure && (
        <p role="alert" className="text-red">
          {messageOf(failure)}
        </p>
      )}
    </fieldset>
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
