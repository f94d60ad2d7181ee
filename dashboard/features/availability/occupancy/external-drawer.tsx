import { useQueryClient } from '@tanstack/react-query';
import type { Occupancy } from '#domain/availability/admin-schema.ts';
import { formatDayLong, nightsBetween } from '#domain/values/dates.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { EmptyState } from '#dashboard/ui/states.tsx';
import { FactList } from '#dashboard/ui/fact-list.tsx';
import { variantOf } from './grid/bar-variants.ts';

/** Nights taken by another seller's calendar: they can only be changed there. */
export function ExternalDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const client = useQueryClient();
  const villas = client
    .getQueriesData<Occupancy>({ queryKey: ['occupancy'] })
    .flatMap(([, page]) => page?.items ?? []);
  const villa = villas.find(({ runs }) => runs.some(({ ref }) => ref === id));
  const run = villa?.runs.find(({ ref }) => ref === id);
  return (
    <FormDrawer title={villa?.name ?? 'Dış takvim'} onClose={onClose}>
      {run ? (
        <div className="grid gap-4">
          <FactList
            facts={[
              ['Kaynak', variantOf(run).word],
              ['Açıklama', run.label || '—'],
              ['Giriş', formatDayLong(run.from)],
              ['Çıkış', formatDayLong(run.to)],
              ['Gece', nightsBetween(run.from, run.to)],
            ]}
          />
          <p className="text-soft">
            Bu geceleri villanın bağlı takvimi kapatıyor. Orada silinince burada da kendiliğinden
            açılır.
          </p>
        </div>
      ) : (
        <EmptyState title="Bu kayıt artık yok" text="Kaynak takvimden silinmiş olabilir." />
      )}
    </FormDrawer>
  );
}
