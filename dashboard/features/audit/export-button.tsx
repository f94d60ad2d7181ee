import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { istanbulDay } from '#domain/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { auditExportAddress } from './api.ts';
import type { AuditSearch } from './search.ts';

/** The whole filtered log, not only its page, for a spreadsheet. */
export function ExportButton({ search }: { search: AuditSearch }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(auditExportAddress(search), `denetim-kaydi-${istanbulDay(new Date())}.csv`),
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <Button busy={isPending} onClick={() => mutate()}>
      <Download size={14} aria-hidden="true" />
      {isPending ? 'Hazırlanıyor…' : 'CSV indir'}
    </Button>
  );
}
