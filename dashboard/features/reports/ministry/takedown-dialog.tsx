import { useQueryClient } from '@tanstack/react-query';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ConfirmAction } from '#dashboard/form/confirm-action.tsx';
import { MINISTRY, setVillaActivity } from './api.ts';

type Props = { villa: { villa_id: number; villa_name: string }; onClose: () => void };

/** Takes a villa off the site at once, and offers to put it back. */
export function TakedownDialog({ villa, onClose }: Props) {
  const client = useQueryClient();
  const refresh = () => {
    void client.invalidateQueries({ queryKey: MINISTRY });
    void client.invalidateQueries({ queryKey: ['villas'] });
  };
  const giveBack = () =>
    setVillaActivity(villa.villa_id, true).then(
      () => notify.success(`${villa.villa_name} yeniden yayında`),
      (error: unknown) => notify.error(messageOf(error)),
    );
  return (
    <ConfirmAction
      title={`${villa.villa_name} yayından kaldırılsın mı?`}
      text="Aramadan ve listelerden hemen çıkar; sayfası neden kiralanmadığını söyler. Onaylanmış rezervasyonlar geçerli kalır."
      action="Yayından kaldır"
      onClose={onClose}
      send={() => setVillaActivity(villa.villa_id, false)}
      onDone={({ warnings }) => {
        notify.success([`${villa.villa_name} yayından kaldırıldı.`, ...warnings].join(' '), {
          label: 'Geri al',
          onClick: () => void giveBack().then(refresh),
        });
        refresh();
      }}
    />
  );
}
