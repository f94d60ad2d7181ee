import { STATUS_LABELS, STATUSES } from '#domain/reservation-status.ts';
import { choiceOf } from '#dashboard/list/filters/list-filters.ts';
import { usePermission } from '#dashboard/app/permissions.ts';
import { ChoiceFilter, DayRangeFilter } from '#dashboard/list/filters/filter-bar.tsx';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { DATE_TYPES, periodOf, type ReservationSearch } from './search.ts';

type Props = {
  search: ReservationSearch;
  /** Villas as `[id, name]`. */
  villas: readonly (readonly [string, string])[];
  onChange: (change: Partial<ReservationSearch>) => void;
};

/** States that hold the guest's money and need a decision. */
const UNDECIDED = 'undecided';
const STATES = [
  ...STATUSES.map((status) => [status, STATUS_LABELS[status]] as const),
  [UNDECIDED, 'Ödendi, karar bekliyor'] as const,
];

const MINE = [['1', 'Benim']] as const;

/** State, villa, past or coming, and a range of one of four dates. */
export function ReservationFilters({ search, villas, onChange }: Props) {
  const of = choiceOf(search, onChange);
  const period = periodOf(search);
  return (
    <>
      <ChoiceFilter
        label="Durum"
        all="Tüm durumlar"
        value={search.undecided ? UNDECIDED : search.status}
        choices={STATES}
        onChoose={(state) =>
          onChange(
            state === UNDECIDED
              ? { status: undefined, undecided: '1' }
              : { status: state, undecided: undefined },
          )
        }
      />
      <ChoiceFilter label="Villa" all="Tüm villalar" {...of('villa_id')} choices={villas} />
      <ChoiceFilter
        label="Dönem"
        all="Güncel"
        value={period === '0' ? undefined : period}
        choices={[
          ['1', 'Geçmiş'],
          ['all', 'Hepsi'],
        ]}
        onChoose={(past) => onChange({ oldrez: past ?? '0' })}
      />
      {usePermission('assignments') && (
        <ChoiceFilter label="Sorumlu" all="Tüm sorumlular" {...of('mine')} choices={MINE} />
      )}
      <Select
        aria-label="Tarih türü"
        value={search.datetype ?? 'checkin'}
        onChange={({ target }) =>
          onChange({ datetype: target.value as ReservationSearch['datetype'] })
        }
      >
        <Options of={Object.entries(DATE_TYPES)} />
      </Select>
      <DayRangeFilter search={search} onChange={onChange} />
    </>
  );
}
