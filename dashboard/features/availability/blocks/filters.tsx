import { BLOCK_KINDS } from '#domain/availability/block-kinds.ts';
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { ChoiceFilter, DayFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { VillaPicker } from '#dashboard/shared/villas/villa-picker.tsx';
import { type BlockSearch, KIND_LABELS } from './search.ts';

type Props = { search: BlockSearch; onChange: (change: Partial<BlockSearch>) => void };

/** Kind, villa, and the range of the block's days or of its creation. */
export function BlockFilters({ search, onChange }: Props) {
  const of = choiceOf(search, onChange);
  return (
    <>
      <VillaPicker
        aria-label="Villa"
        placeholder="Tüm villalar"
        value={search.villa_id === undefined ? null : Number(search.villa_id)}
        onChange={(id) => onChange({ villa_id: id === null ? undefined : String(id) })}
      />
      <ChoiceFilter
        label="Tür"
        all="Tüm türler"
        {...of('status')}
        choices={BLOCK_KINDS.map((kind) => [kind, KIND_LABELS[kind]] as const)}
      />
      <DayFilter
        name="Başlangıç ≥"
        label="Şu günden sonra başlayanlar"
        value={search.started_at}
        onChoose={(started_at) => onChange({ started_at })}
      />
      <DayFilter
        name="Bitiş ≤"
        label="Şu günden önce bitenler"
        value={search.finished_at}
        onChoose={(finished_at) => onChange({ finished_at })}
      />
      <DayFilter
        name="Oluşturma"
        label="Şu gün oluşturulanlar"
        value={search.created_at}
        onChoose={(created_at) => onChange({ created_at })}
      />
    </>
  );
}
