import { useQueryClient } from '@tanstack/react-query';
import { SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { STATUS_LABELS, STATUSES } from '#domain/reservations/status.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Select, TextInput } from '#dashboard/ui/controls.tsx';
import { listKnownVillas } from './api.ts';
import { SearchBox } from './search-box.tsx';
import { DATE_TYPES, countFilters, type ReservationSearch } from './search.ts';

type Props = {
  search: ReservationSearch;
  onChange: (change: Partial<ReservationSearch>) => void;
  onClear: () => void;
  /** There is no room for all of them: they fold away behind a button. */
  folds: boolean;
};

/** Every filter of the list, in one line where that fits. */
export function FilterBar({ search, onChange, onClear, folds }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const foldId = useId();
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchBox value={search.reservation_id ?? search.customer_name ?? ''} onSearch={onChange} />
      {folds && (
        <Button
          aria-expanded={unfolded}
          aria-controls={foldId}
          onClick={() => setUnfolded(!unfolded)}
        >
          <SlidersHorizontal size={16} aria-hidden="true" />
          Filtreler{countFilters(search) > 0 && ` · ${countFilters(search)}`}
        </Button>
      )}
      <div
        id={foldId}
        className={cx(
          !folds && 'contents *:w-auto *:max-w-40',
          folds && (unfolded ? 'grid w-full grid-cols-2 gap-2' : 'hidden'),
        )}
      >
        <ChoiceFilters search={search} onChange={onChange} />
        <DateFilters search={search} onChange={onChange} />
        {countFilters(search) > 0 && (
          <Button look="quiet" onClick={onClear} className={folds ? 'col-span-2' : undefined}>
            <X size={14} aria-hidden="true" />
            Temizle
          </Button>
        )}
      </div>
    </search>
  );
}

function ChoiceFilters({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const villas = listKnownVillas(useQueryClient());
  const isUnknown = search.villa_id && villas.every(({ id }) => id !== search.villa_id);
  return (
    <>
      <Select
        aria-label="Durum"

        value={search.status ?? ''}
        onChange={({ target }) =>
          onChange({ status: STATUSES.find((status) => status === target.value) })
        }
      >
        <option value="">Tüm durumlar</option>
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {STATUS_LABELS[status]}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Villa"

        value={search.villa_id ?? ''}
        onChange={({ target }) => onChange({ villa_id: target.value || undefined })}
      >
        <option value="">Tüm villalar</option>
        {isUnknown && <option value={search.villa_id}>Villa no {search.villa_id}</option>}
        {villas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label="Dönem"

        value={search.oldrez ?? ''}
        onChange={({ target }) => onChange({ oldrez: target.value === '1' ? '1' : undefined })}
      >
        <option value="">Güncel</option>
        <option value="1">Geçmiş</option>
      </Select>
    </>
  );
}

function DateFilters({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  return (
    <>
      <Select
        aria-label="Tarih türü"

        value={search.datetype ?? 'checkin'}
        onChange={({ target }) =>
          onChange({ datetype: target.value as ReservationSearch['datetype'] })
        }
      >
        {Object.entries(DATE_TYPES).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </Select>
      <TextInput
        type="date"
        aria-label="Başlangıç"

        value={search.date1 ?? ''}
        max={search.date2}
        onChange={({ target }) => onChange({ date1: target.value || undefined })}
      />
      <TextInput
        type="date"
        aria-label="Bitiş"

        value={search.date2 ?? ''}
        min={search.date1}
        onChange={({ target }) => onChange({ date2: target.value || undefined })}
      />
    </>
  );
}
