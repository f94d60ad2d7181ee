import { type FormEvent, memo } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { DatesField } from './dates-field.tsx';
import { GuestsField } from './guests-field.tsx';
import type { SearchState } from '../state/search-state.ts';

type Props = {
  towns: { slug: string; name: string }[];
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  onSubmit?: (event: FormEvent) => void;
};

/** Region, dates, guests. A plain GET form: without JavaScript a page rendered live answers it. */
export const SearchBar = memo(function SearchBar({ towns, state, onChange, onSubmit }: Props) {
  return (
    <search>
      <form
        className="search-bar"
        action="/ara"
        suppressHydrationWarning
        method="get"
        aria-label="Villa arama"
        onSubmit={onSubmit}
      >
        <TownField towns={towns} chosen={state.town} onChange={onChange} />
        <DatesField dates={state} onChange={onChange} />
        <GuestsField state={state} onChange={onChange} />
        <button className="button search-submit" type="submit">
          <Icon name="search" />
          Villa bul
        </button>
      </form>
    </search>
  );
});

type TownProps = Pick<Props, 'towns' | 'onChange'> & { chosen: readonly string[] };

/** By itself, because its options are most of the bar: another choice leaves them alone. */
const TownField = memo(function TownField({ towns, chosen, onChange }: TownProps) {
  const [town = ''] = chosen;
  return (
    <div className="search-field search-town">
      <label className="search-trigger">
        <span className="field-label">Bölge</span>
        <select
          className="search-value"
          name="town"
          autoComplete="off"
          value={chosen.length > 1 ? '+' : town}
          onChange={(event) => onChange({ town: event.target.value ? [event.target.value] : [] })}
        >
          <option value="">Tüm bölgeler</option>
          {chosen.length > 1 && <option value="+">{chosen.length} bölge</option>}
          {towns.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Icon name="pin" />
    </div>
  );
});
