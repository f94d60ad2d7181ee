import { useQueryClient } from '@tanstack/react-query';
import { sellsAtOnce } from '#domain/reservations/instant.ts';
import { formatDayLong } from '#domain/values/dates.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { Switch } from '#dashboard/ui/switch.tsx';
import { agreeInstant } from './api.ts';

/** What an owner says of booking at once; the agency sells so only where both say yes. */
export function InstantConsent({ villa }: { villa: AdminVilla }) {
  const { id, rules, prices } = villa;
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: (agreed: boolean) => agreeInstant(id, agreed),
    done: ({ instantAgreedOn }) =>
      instantAgreedOn ? 'Kabulünüz kaydedildi.' : 'Kabulünüz geri alındı.',
    onDone: ({ instantAgreedOn }) =>
      client.setQueryData(
        villaDetailQuery(id).queryKey,
        (stored) => stored && { ...stored, rules: { ...stored.rules, instantAgreedOn } },
      ),
  });
  return (
    <div className="flex items-center gap-4">
      <p className="min-w-0 flex-1">
        {stateText(rules.instantAgreedOn, sellsAtOnce(rules.instant, prices))}{' '}
        <span className="text-soft">
          Açıkken ön ödemesini kartla yapan misafir evi hemen tutar, size ayrıca sorulmaz. Geri
          almanız yapılmış rezervasyonları değiştirmez.
        </span>
      </p>
      <Switch
        label="Evim anında rezerve edilebilir"
        checked={rules.instantAgreedOn !== null}
        onChange={mutate}
        disabled={isPending}
      />
    </div>
  );
}

function stateText(agreedOn: string | null, isOn: boolean): string {
  if (agreedOn === null) {
    return isOn ? 'Acentanız açtı, sizin kabulünüzü bekliyor.' : 'Kapalı.';
  }
  const since = `${formatDayLong(agreedOn)} gününden beri kabul ediyorsunuz`;
  return isOn ? `Açık: ${since}.` : `${since}; acentanız henüz açmadı.`;
}
