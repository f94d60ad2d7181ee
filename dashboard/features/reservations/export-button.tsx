import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { istanbulDay } from '#domain/dates.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { download } from '#dashboard/app/download.ts';
import { notify } from '#dashboard/app/notify.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import type { ReservationSearch } from './search.ts';

/** The whole filtered list, not only its page, for a spreadsheet. */
export function ExportButton({ search }: { search: ReservationSearch }) {
  const mutation = useMutation({
    mutationFn: () => download(addressOf(search), `rezervasyonlar-${istanbulDay(new Date())}.csv`),
    onError: (error) => notify.error(messageOf(error)),
  });
  const label = mutation.isPending ? 'Dosya hazırlanıyor' : 'CSV olarak indir';
  return (
    <Tooltip text={label} align="end">
      <IconButton
        label={label}
        aria-busy={mutation.isPending}
        disabled={mutation.isPending}
        onClick={() => mutation.mutate()}
      >
        <Download size={16} />
      </IconButton>
    </Tooltip>
  );
}

function addressOf({ page: _page, ...filters }: ReservationSearch): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined);
  return `/v1/admin/reservations/export.csv?${new URLSearchParams(given)}`;
}
