import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import { useIsStaff, usePermission } from '#dashboard/app/permissions.ts';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { ListScreen } from '#dashboard/list/list-screen.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { VILLAS, villaListQuery } from '../api.ts';
import { VILLA_ACTIONS } from './bulk-actions.ts';
import {
  agencyColumns,
  FACT_COLUMNS,
  PAGE_COLUMN,
  STATE_COLUMN,
  VILLA,
  villaCard,
} from './columns.tsx';
import { AgencyFilters, StateFilter } from './filters.tsx';
import { DEFAULT_ORDER, PAGE_ROWS, type VillaSearch } from './search.ts';
import { villaSheet } from './spreadsheet.ts';
import { useVillaToggles } from './use-villa-toggles.ts';

/** The villas of the agency, or an owner's own. */
export default function VillaList({ search }: { search: VillaSearch }) {
  const navigate = useNavigate({ from: '/villas' });
  const isStaff = useIsStaff();
  const mayCreate = usePermission('villas.create');
  const query = useQuery(villaListQuery(search));
  const toggles = useVillaToggles();
  const go = (next: VillaSearch) => void navigate({ to: '.', search: next, replace: true });
  const change = (next: Partial<VillaSearch>) => go({ ...search, page: undefined, ...next });
  const columns = isStaff
    ? [...FACT_COLUMNS, ...agencyColumns(toggles), PAGE_COLUMN]
    : [...FACT_COLUMNS, STATE_COLUMN, PAGE_COLUMN];
  return (
    <ListScreen
      screen={isStaff ? 'villas' : 'own-villas'}
      title="Villalar"
      noun="villa"
      query={query}
      take={PAGE_ROWS}
      search={search}
      defaultOrder={DEFAULT_ORDER}
      onSearch={go}
      list={{
        idOf: (row) => String(row.id),
        linkOf: (row) => linkOptions({ to: '/villas/$id', params: { id: String(row.id) } }),
        head: VILLA,
        card: villaCard,
      }}
      columns={columns}
      sheet={villaSheet(search)}
      box={{
        label: 'Ad, kod ya da bölge',
        value: search.q ?? '',
        onSearch: (typed) => change({ q: typed.trim() || undefined }),
      }}
      filters={
        <>
          <StateFilter search={search} onChange={change} />
          {isStaff && <AgencyFilters search={search} onChange={change} />}
        </>
      }
      {...(isStaff && { bulk: showBulkActions })}
      {...(mayCreate && {
        actions: (
          <Link to="/villas/yeni" search={search} className={buttonClass('primary')}>
            <Plus size={14} aria-hidden="true" />
            Yeni villa
          </Link>
        ),
      })}
      empty={
        isStaff
          ? { title: 'Henüz villa yok', text: '“Yeni villa” ile ilkini ekleyin.' }
          : { title: 'Adınıza kayıtlı villa yok', text: 'Bir yanlışlık varsa acentanızı arayın.' }
      }
    />
  );
}

VillaList.reads = ({ search }: { search: VillaSearch }) => [villaListQuery(search)];

const showBulkActions = (rows: VillaListItem[], clear: () => void) => (
  <>
    <Link
      to="/prices"
      search={{ villa: rows.map(({ id }) => id).join(',') }}
      className={buttonClass()}
    >
      Fiyatlarını değiştir
    </Link>
    <BulkBar rows={rows} noun="villa" actions={VILLA_ACTIONS} changes={[VILLAS]} onDone={clear} />
  </>
);
