import { Download } from 'lucide-react';
import { notify } from '#dashboard/app/notify.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { downloadGuests } from './api.ts';
import type { GuestSearch } from './search.ts';

type Props = { search: GuestSearch; date: string; disabled: boolean };

/** The export for the police. It has full numbers, so the audit log records who exported it. */
export function ExportButtons({ search, date, disabled }: Props) {
  const mutation = useSend({
    send: (kind: 'csv' | 'xlsx') => downloadGuests(search, date, kind),
    onDone: () =>
      notify.info('Dosyada kimlik numaraları açık yazılıdır. İndirdiğiniz işlem kaydına yazıldı.'),
  });
  return (
    <div className="flex gap-2">
      {(['xlsx', 'csv'] as const).map((kind) => (
        <Button
          key={kind}
          disabled={disabled}
          busy={mutation.isPending && mutation.variables === kind}
          onClick={() => mutation.mutate(kind)}
        >
          <Download size={14} aria-hidden="true" />
          {kind === 'xlsx' ? 'Excel' : 'CSV'}
        </Button>
      ))}
    </div>
  );
}
