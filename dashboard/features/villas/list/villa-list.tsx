import { Link } from '@tanstack/react-router';
import type { VillaListItem } from '#domain/villas/admin-list-schema.ts';
import { useIsStaff, usePermission } from '#dashboard/app/permissions.ts';
import { BulkBar } from '#dashboard/list/bulk-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { NewLink } from '#dashboard/list/new-link.tsx';
import { buttonClass } from '#dashboard/ui/button.tsx';
import { VILLAS, villaRows } from '../api.ts';
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
import { villaSheet } from './spreadsheet.ts';
import { useVillaToggles } from './use-villa-toggles.ts';

/** The villas of the agency, or an owner's own. */
export default listPage({
  screen: 'villas',
  title: 'Villalar',
  noun: 'villa',
  source: villaRows,
  defaultOrder: 'order',
  head: VILLA,
  card: villaCard,
  alone: true,
  sheet: villaSheet,
  box: 'Ad, kod ya da bölge',
  Filters: ({ search, change }) => (
    <>
      <StateFilter search={search} onChange={change} />
      {useIsStaff() && <AgencyFilters search={search} onChange={change} />}
    </>
  ),
  useMore: ({ search }) => {
    const isStaff = useIsStaff();
    const toggles = useVillaToggles();
    const actions = usePermission('villas.create') && (
      <NewLink to="/villas/yeni" search={search}>
        Yeni villa
      </NewLink>
    );
    if (isStaff) {
      return {
        actions,
        columns: [...FACT_COLUMNS, ...agencyColumns(toggles), PAGE_COLUMN],
        bulk: showBulkActions,
        empty: { title: 'Henüz villa yok', text: '“Yeni villa” ile ilkini ekleyin.' },
      };
    }
    return {
      screen: 'own-villas',
      actions,
      columns: [...FACT_COLUMNS, STATE_COLUMN, PAGE_COLUMN],
      empty: {
        title: 'Adınıza kayıtlı villa yok',
        text: 'Bir yanlışlık varsa acentanızı arayın.',
      },
    };
  },
});

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
