import { backClosesDialog } from '#site/lib/back-closes.ts';
import { useCallback } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { Icon } from '#site/ui/icon.tsx';
import { ChoiceChips } from './choice-chips.tsx';
import { ratingText } from './filter-chips.ts';
import { OptionGroup } from './option-group.tsx';
import sheetUrl from './filter-panel.css?url';
import { PriceRange } from './price-range.tsx';
import type { ListName, SearchState } from '../state/search-state.ts';
import type { KnownOptions } from '../state/use-options.ts';
import { formats, say } from '#site/language.ts';

type Props = {
  options: KnownOptions;
  state: SearchState;
  answer: SearchAnswer | null;
  total: number;
  onChange: (change: Partial<SearchState> | ((now: SearchState) => Partial<SearchState>)) => void;
  onClear: () => void;
  onClose: () => void;
};

/** After the numeric filters, which come first. */
const GROUPS = [
  { name: 'town', options: 'towns', facet: 'towns' },
  { name: 'type', options: 'villaTypes', facet: 'types' },
  { name: 'feature', options: 'features', facet: 'features' },
] as const;

const ROOMS = [0, 1, 2, 3, 4, 5, 6];
const METRES = [0, 100, 250, 500, 1_000, 3_000];
const TENTHS = [0, 40, 45, 48];

const orMore = (n: number) => (n === 0 ? say('filters').all : `${n}+`);
const within = (n: number) => (n === 0 ? say('filters').all : formats().distance(n));
const atLeast = (n: number) => (n === 0 ? say('filters').all : `${ratingText(n)}+`);

/** Pools are the most wanted filter: private, sheltered, then the other kinds. */
const FIRST_POOLS = ['ozel-havuz', 'korunakli-havuz'];
const isPool = ({ slug }: { slug: string }) => slug.includes('havuz') && !slug.includes('cit');
const poolRank = ({ slug }: { slug: string }) => {
  const rank = FIRST_POOLS.indexOf(slug);
  return rank < 0 ? FIRST_POOLS.length : rank;
};
const poolsFirst = (features: KnownOptions['features']) =>
  features.filter(isPool).toSorted((a, b) => poolRank(a) - poolRank(b));

/** All filters in a side sheet; every choice takes effect at once, the button only closes it. */
export function FilterPanel({ options, state, answer, total, onChange, onClear, onClose }: Props) {
  const words = say('filters');
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
      aria-label={words.filters}
      closedby="any"
      onClose={onClose}
    >
      <link rel="stylesheet" href={sheetUrl} precedence="island" />
      <div className="sheet-head">
        <h2>{words.filters}</h2>
        <button className="icon-button" type="button" data-do="close" aria-label={words.close}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <div className="sheet-body">
        <button
          className="chip"
          type="button"
          aria-pressed={state.instant === 1}
          onClick={() => onChange({ instant: state.instant === 1 ? undefined : 1 })}
        >
          {words.instant}
        </button>
        <OptionGroup
          name="feature"
          label={words.pool}
          options={poolsFirst(options.features)}
          chosen={state.feature}
          counts={answer?.facets.features}
          onToggle={toggle}
        />
        <PriceRange
          state={state}
          bounds={answer?.facets.price ?? options.price}
          onChange={onChange}
        />
        <ChoiceChips
          label={words.bedrooms}
          values={ROOMS}
          value={state.bedrooms ?? 0}
          text={orMore}
          count={(n) => (n === 0 || !answer ? undefined : (answer.facets.bedrooms[n] ?? 0))}
          onChange={(n) => onChange({ bedrooms: n || undefined })}
        />
        <ChoiceChips
          label={words.bathrooms}
          values={ROOMS}
          value={state.bathrooms ?? 0}
          text={orMore}
          onChange={(n) => onChange({ bathrooms: n || undefined })}
        />
        <ChoiceChips
          label={words.sea}
          values={METRES}
          value={state.sea ?? 0}
          text={within}
          onChange={(n) => onChange({ sea: n || undefined })}
        />
        <OptionGroup
          name="district"
          label={words.district}
          options={options.districts}
          chosen={state.district}
          counts={answer?.facets.districts}
          onToggle={toggle}
        />
        <ChoiceChips
          label={words.rating}
          values={TENTHS}
          value={state.rating ?? 0}
          text={atLeast}
          onChange={(n) => onChange({ rating: n || undefined })}
        />
        {GROUPS.map(({ name, options: list, facet }) => (
          <OptionGroup
            key={name}
            name={name}
            label={words.groups[name]}
            options={
              name === 'feature' ? options[list].filter((one) => !isPool(one)) : options[list]
            }
            chosen={state[name]}
            counts={answer?.facets[facet]}
            onToggle={toggle}
          />
        ))}
      </div>
      <div className="sheet-foot">
        <button className="button" data-kind="text" type="button" onClick={onClear}>
          {words.clear}
        </button>
        <button className="button" type="button" data-do="close">
          {total > 0 ? words.show(total) : words.noResult}
        </button>
      </div>
    </dialog>
  );
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  backClosesDialog(dialog);
}
