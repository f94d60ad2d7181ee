import { useQuery } from '@tanstack/react-query';
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { ChoiceFilter, yesOrNo } from '#dashboard/list/filters/filter-bar.tsx';
import {
  ownerChoicesQuery,
  townChoicesQuery,
  typeChoicesQuery,
} from '#dashboard/shared/villas/choices.ts';
import type { VillaSearch } from './search.ts';

type Props = { search: VillaSearch; onChange: (change: Partial<VillaSearch>) => void };
type Named = { id: number; name: string };

const toChoices = (page: { items: Named[] } | undefined) =>
  page?.items.map(({ id, name }) => [String(id), name] as const) ?? [];

/** What anybody narrows villas by. */
export function StateFilter({ search, onChange }: Props) {
  const of = choiceOf(search, onChange);
  return (
    <ChoiceFilter
      label="Yayın durumu"
      all="Yayında ve değil"
      {...of('active')}
      choices={yesOrNo('Yayında', 'Yayında değil')}
    />
  );
}

/** Filters for staff; owners may not read these choices. */
export function AgencyFilters({ search, onChange }: Props) {
  const of = choiceOf(search, onChange);
  const towns = useQuery(townChoicesQuery).data;
  const types = useQuery(typeChoicesQuery).data;
  const owners = useQuery(ownerChoicesQuery).data;
  return (
    <>
      <ChoiceFilter
        label="İzin belgesi"
        all="Tüm belgeler"
        {...of('permit')}
        choices={[
          ['missing', 'Belgesi yok'],
          ['expiring', 'Süresi dolan'],
        ]}
      />
      <ChoiceFilter
        label="Öne çıkan"
        all="Öne çıkan ya da değil"
        value={
          search.villa_of_month === '1' ? 'month' : search.popular === '1' ? 'popular' : undefined
        }
        choices={[
          ['popular', 'Popüler'],
          ['month', 'Ayın villası'],
        ]}
        onChoose={(choice) =>
          onChange({
            popular: choice === 'popular' ? '1' : undefined,
            villa_of_month: choice === 'month' ? '1' : undefined,
          })
        }
      />
      <ChoiceFilter
        label="Bölge"
        all="Tüm bölgeler"
        {...of('town_id')}
        choices={toChoices(towns)}
      />
      <ChoiceFilter
        label="Villa tipi"
        all="Tüm tipler"
        {...of('villa_type_id')}
        choices={toChoices(types)}
      />
      <ChoiceFilter
        label="Ev sahibi"
        all="Tüm ev sahipleri"
        {...of('owner_id')}
        choices={toChoices(owners)}
      />
    </>
  );
}
