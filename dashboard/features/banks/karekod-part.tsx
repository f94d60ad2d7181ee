import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Bank } from '#domain/banks/admin-schema.ts';
import { sampleKarekod } from '#domain/karekod/payload.ts';
import { useSend } from '#dashboard/app/use-send.ts';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { Skeleton } from '#dashboard/ui/states.tsx';
import { BANKS, setKarekodTried } from './api.ts';

const QrCode = lazy(() => import('#dashboard/ui/qr-code.tsx'));

/** A sample to read with a bank's app, and whether guests see a karekod of the account. */
export function KarekodPart({ bank }: { bank: Bank }) {
  const client = useQueryClient();
  const { mutate, isPending } = useSend({
    send: (read: string | null) => setKarekodTried(bank.id, read),
    done: ({ karekod_tried_at }) =>
      karekod_tried_at ? 'Misafirler karekodu görüyor' : 'Karekod kapatıldı',
    onDone: () => {
      return client.invalidateQueries({ queryKey: BANKS });
    },
  });
  const sample = sampleKarekod(bank);
  const tried = bank.karekod_tried_at;
  return (
    <section className="mt-6 grid gap-3 border-t border-line pt-4" aria-labelledby="karekod">
      <h3 id="karekod" className="font-medium">
        Karekod
      </h3>
      {sample === null ? (
        <p className="text-soft">
          Karekod yalnız Türk lirası hesabı için yapılır; hesap sahibinin adı Latin harfleriyle
          yazılmış olmalı.
        </p>
      ) : (
        <>
          <p className="text-soft">
            {tried === null
              ? 'Bankanızın uygulamasıyla okutun: bu IBAN, hesap sahibi, 1,00 ₺ ve açıklamada DENEME000001 görünmeli. Ödemeyi göndermeyin. Doğruysa onaylayın; misafirler ön ödemenin karekodunu Konaklamam’da ve postada o zaman görür.'
              : `${formatTimestamp(tried)} denendi; misafirler karekodu görüyor. IBAN, hesap sahibi ya da para birimi değişirse yeniden denenmesi gerekir.`}
          </p>
          <Suspense fallback={<Skeleton className="size-48" />}>
            <QrCode text={sample} label="Denemek için karekod" />
          </Suspense>
          <div>
            <Button busy={isPending} onClick={() => mutate(tried === null ? sample : null)}>
              {tried === null ? 'Denedim, doğru' : 'Karekodu kapat'}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
