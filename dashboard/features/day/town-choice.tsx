import type { DayPlan } from '#domain/day/schema.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';

type Props = { plan: DayPlan; onTown: (town: number | null) => void };

/** The choice of a region when a day has too many houses; nothing when all are shown. */
export function TownChoice({ plan, onTown }: Props) {
  const { towns, town_id, is_cut, houses } = plan;
  if (towns.length === 0) return null;
  return (
    <div className="grid gap-2">
      <Select
        label="Bölge"
        className="min-h-12 text-base"
        value={town_id ?? ''}
        onChange={({ target }) => onTown(target.value === '' ? null : Number(target.value))}
      >
        <option value="">Bütün bölgeler</option>
        <Options of={towns.map(({ id, name }) => [id, name] as const)} />
      </Select>
      {is_cut && (
        <p className="text-soft">
          En çok {houses.length} ev gösteriliyor: önce size verilenler, sonra girişi ya da çıkışı
          olanlar.
          {town_id === null && ' Kalanı için bölgenizi seçin.'}
        </p>
      )}
    </div>
  );
}
