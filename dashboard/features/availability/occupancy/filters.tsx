import { useQuery } from '@tanstack/react-query';
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { ChoiceFilter, DayFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { useIsStaff } from '#dashboard/app/permissions.ts';
import { TickFilter } from '#dashboard/list/filters/tick-filter.tsx';
import { groupThousands } from '#domain/values/money.ts';
import { amenityChoicesQuery, ownerChoicesQuery, townChoicesQuery } from './api.ts';
import { freeRange, type OccupancySearch } from './search.ts';

type Props = {
  search: OccupancySearch;
  onChange: (change: Partial<OccupancySearch>) => void;
};

const PERSONS = [2, 4, 6, 8, 10, 12, 14, 16, 20].map(
  (count) => [String(count), `${count}+ kişi`] as const,
);
const NIGHTLY = [5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000].map(
  (lira) => [String(lira), `≤ ${groupThousands(lira)} ₺ / gece`] as const,
);

/** Region, owner, people, amenities, price and "free in these nights". */
export function OccupancyFilters({ search, onChange }: Props) {
  const of = choiceOf(search, onChange);
  const isStaff = useIsStaff();
  const { free_from, free_to } = search;
  const { data: options } = useQuery(amenityChoicesQuery);
  const amenities = search.features?.split(',') ?? [];
  const isHalf = (free_from ?? free_to) !== undefined && freeRange(search) === null;
  return (
    <>
      {isStaff && <AdminFilters search={search} onChange={onChange} />}
      <ChoiceFilter label="Kişi sayısı" all="Kişi sayısı" {...of('persons')} choices={PERSONS} />
      <TickFilter
        label="Özellikler"
        chosen={amenities}
        choices={options?.features.map(({ slug, name }) => [slug, name] as const) ?? []}
        onChoose={(chosen) => onChange({ features: chosen.join(',') || undefined })}
      />
      <ChoiceFilter label="Gecelik fiyat" all="Gecelik fiyat" {...of('price')} choices={NIGHTLY} />
      <fieldset className="contents">
        <legend className="sr-only">Şu geceler boş olanlar</legend>
        <DayFilter
          name="Boş: giriş"
          label="Boş aralığın ilk gecesi"
          value={free_from}
          onChoose={(day) => onChange({ free_from: day })}
        />
        <DayFilter
          name="Boş: çıkış"
          label="Boş aralığın çıkış günü"
          value={free_to}
          {...(free_from !== undefined && { min: free_from })}
          onChoose={(day) => onChange({ free_to: day })}
        />
      </fieldset>
      {isHalf && (
        <output className="col-span-2 max-w-none! text-xs text-amber">
          {free_from && free_to ? 'Çıkış günü girişten sonra olmalı.' : 'İki tarihi de seçin.'}
        </output>
      )}
    </>
  );
}

/** Owners may not read these lists, and do not need them. */
function AdminFilters({ search, onChange }: Props) {
  const of = choiceOf(search, onChange);
  const { data: towns } = useQuery(townChoicesQuery);
  const { data: owners } = useQuery(ownerChoicesQuery);
  return (
    <>
      <ChoiceFilter
        label="Bölge"
        all="Tüm bölgeler"
        {...of('town_id')}
        choices={towns?.items.map(({ id, name }) => [String(id), name] as const) ?? []}
      />
      <ChoiceFilter
        label="Ev sahibi"
        all="Tüm ev sahipleri"
        {...of('owner_id')}
        choices={owners?.items.map(({ id, name }) => [String(id), name] as const) ?? []}
      />
    </>
  );
}
