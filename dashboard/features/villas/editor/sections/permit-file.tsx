import { useQuery } from '@tanstack/react-query';
import type { PermitFile as Scan } from '#domain/villas/permit-file-schema.ts';
import { apiFetch, contentOf } from '#dashboard/app/api.ts';
import { FileSlot } from '#dashboard/shared/upload/file-slot.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';

const WORDS = {
  field: 'Taranmış belge (PDF ya da fotoğraf)',
  upload: 'Belge yükle',
  remove: 'Belgeyi kaldır',
  uploaded: 'Taranmış belge yüklendi',
  removed: 'Taranmış belge kaldırıldı',
};

/** The scanned permit: saved at once, separately from the form, and visible to staff only. */
export function PermitFile({ villaId }: { villaId: number }) {
  const address = `/v1/admin/villas/${villaId}/permitfile`;
  const queryKey = ['villas', 'permit-file', villaId];
  const { data, error } = useQuery({
    queryKey,
    queryFn: () => contentOf<Scan>(apiFetch(address)),
  });
  const scan = data?.file ?? null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-xs font-medium text-soft">Taranmış belge</legend>
      <p className="text-soft">
        {scan
          ? `${formatTimestamp(scan.uploadedAt)} yüklendi; yalnız acenta görür.`
          : 'PDF ya da fotoğraf olarak yükleyin; yalnız acenta görür.'}
      </p>
      <FileSlot
        file={scan && { path: `${address}/content`, name: scan.name }}
        address={address}
        queryKey={queryKey}
        accept="application/pdf,image/jpeg,image/png,image/webp,image/heic"
        words={WORDS}
        error={error}
      />
    </fieldset>
  );
}
