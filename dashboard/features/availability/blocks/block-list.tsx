import { BLOCK_KINDS } from '#domain/availability/block-kinds.ts';
import { ChoiceFilter, DayFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { listPage } from '#dashboard/list/list-page.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { blockRows } from './api.ts';
import { blockCard, COLUMNS, VILLA } from './columns.tsx';
import { KIND_LABELS } from './search.ts';
import { blockSheet } from './spreadsheet.ts';

/** Nights that were closed by hand; narrowed by the block's days or that of its creation. */
export default listPage({
  screen: 'external',
  title: 'Manuel kapatma',
  noun: 'kapatma',
  source: blockRows,
  defaultOrder: '-created_at',
  head: VILLA,
  card: blockCard,
  columns: COLUMNS,
  sheet: blockSheet,
  add: 'Tarih kapat',
  Filters: ({ search, change, of }) => (
    <>
      <VillaPicker
        aria-label="Villa"
        placeholder="Tüm villalar"
        value={search.villa_id === undefined ? null : Number(search.villa_id)}
        onChange={(id) => change({ villa_id: id === null ? undefined : String(id) })}
      />
      <ChoiceFilter
        label="Tür"
        all="Tüm türler"
        {...of('status')}
        choices={BLOCK_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
      />
      <DayFilter name="Başlangıç ≥" label="Şu günden sonra başlayanlar" {...of('started_at')} />
      <DayFilter name="Bitiş ≤" label="Şu günden önce bitenler" {...of('finished_at')} />
      <DayFilter name="Oluşturma" label="Şu gün oluşturulanlar" {...of('created_at')} />
    </>
  ),
  empty: {
    title: 'Kapatılmış tarih yok',
    text: 'Bakım, ev sahibi kullanımı ya da sözle verilen tarihler için geceleri kapatın.',
  },
});
