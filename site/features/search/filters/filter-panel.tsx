import { useCallback } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { OptionGroup } from './option-group.tsx';
import sheetUrl from './filter-panel.css?url';
import { PriceRange } from './price-range.tsx';
import type { ListName, SearchState } from '../state/search-state.ts';
import type { KnownOptions } from '../state/use-options.ts';

type Props = {
  options: KnownOptions;
  state: SearchState;
  answer: SearchAnswer | null;
  total: number;
  onChange: (change: Partial<SearchState> | ((now: SearchState) => Partial<SearchState>)) => void;
  onClear: () => void;
  onClose: () => void;
};

const GROUPS = [
  { name: 'town', label: 'Bölge', options: 'towns', facet: 'towns' },
  { name: 'type', label: 'Villa tipi', options: 'villaTypes', facet: 'types' },
  { name: 'feature', label: 'Özellikler', options: 'features', facet: 'features' },
  { name: 'district', label: 'İlçe', options: 'districts', facet: 'districts' },
] as const;

const BEDROOMS = [0, 1, 2, 3, 4, 5, 6];

/** All filters in a sheet at the side; every choice answers at once, the button only closes it. */
export function FilterPanel({ options, state, answer, total, onChange, onClear, onClose }: Props) {
  const toggle = useCallback(
    (name: ListName, slug: string) =>
      onChange(({ [name]: now }) => ({
        [name]: now.includes(slug) ? now.filter((one) => one !== slug) : [...now, slug],
      })),
    [onChange],
  );

  return (
    <dialog
      className="sheet"
      ref={showModal}
      aria-label="Filtreler"
      closedby="any"
      onClose={onClose}
    >
      <link rel="stylesheet" href={sheetUrl} precedence="island" />
      <div className="sheet-head">
        <h2>Filtreler</h2>
        <button className="icon-button" type="button" data-do="close" aria-label="Filtreleri kapat">
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className="sheet-body">
        <ChoiceChips
          label="Yatak odası"
          values={BEDROOMS}
          value={state.bedrooms ?? 0}
          text={(n) => (n === 0 ? 'Hepsi' : `${n}+`)}
          count={(n) => (n === 0 || !answer ? undefined : (answer.facets.bedrooms[n] ?? 0))}
          onChange={(n) => onChange({ bedrooms: n || undefined })}
        />
        <PriceRange
          state={state}
          bounds={answer?.facets.price ?? options.price}
          onChange={onChange}
        />
        {GROUPS.map(({ name, label, options: list, facet }) => (
          <OptionGroup
            key={name}
            name={name}
            label={label}
            options={options[list]}
            chosen={state[name]}
            counts={answer?.facets[facet]}
            onToggle={toggle}
          />
        ))}
      </div>
      <div className="sheet-foot">
        <button className="button" data-kind="text" type="button" onClick={onClear}>
          Temizle
        </button>
        <button className="button" type="button" data-do="close">
          {total > 0 ? `${total} villayı göster` : 'Sonuç yok'}
        </button>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
