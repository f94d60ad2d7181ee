import { type FormEvent, memo, useState } from 'react';
import { Icon } from '#site/ui/icon.tsx';
import { DatesField } from './dates-field.tsx';
import { GuestsField } from './guests-field.tsx';
import { districtValue, type PlaceGroup, readPlace } from '../state/places.ts';
import type { SearchState } from '../state/search-state.ts';
import { say, to } from '#site/language.ts';

type Props = {
  places: readonly PlaceGroup[];
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  onSubmit?: (event: FormEvent) => void;
  /** Leads from one panel to the next: days to guests, guests to the search. */
  isGuided?: boolean;
};

/** Place, dates, guests. A plain GET form: without JavaScript a page rendered on demand answers it. */
export const SearchBar = memo(function SearchBar(props: Props) {
  const { places, state, onChange, onSubmit, isGuided = false } = props;
  const words = say('search');
  const [guestsOpen, setGuestsOpen] = useState(false);
  return (
    <search>
      <form
        className="search-bar"
        action={to('/ara')}
        suppressHydrationWarning
        method="get"
        aria-label={words.form}
        onSubmit={(event) => {
          setGuestsOpen(false);
          onSubmit?.(event);
        }}
      >
        <PlaceField
          places={places}
          towns={state.town}
          districts={state.district}
          onChange={onChange}
        />
        <DatesField
          dates={state}
          onChange={onChange}
          onNext={isGuided ? () => setGuestsOpen(true) : undefined}
        />
        <GuestsField
          state={state}
          isOpen={guestsOpen}
          isLast={isGuided}
          onOpen={setGuestsOpen}
          onChange={onChange}
        />
        <button className="button search-submit" type="submit">
          <Icon name="search" />
          {words.find}
        </button>
      </form>
    </search>
  );
});

type PlaceProps = Pick<Props, 'places' | 'onChange'> & {
  towns: readonly string[];
  districts: readonly string[];
};

/** Memoised separately, because its options are most of the bar. */
const PlaceField = memo(function PlaceField({ places, towns, districts, onChange }: PlaceProps) {
  const words = say('search');
  const chosen = [...districts.map(districtValue), ...towns];
  const [place = ''] = chosen;
  return (
    <div className="search-field search-town">
      <Icon name="pin" />
      <label className="search-trigger">
        <span className="field-label">{words.place}</span>
        <select
          className="search-value"
          name="place"
          autoComplete="off"
          value={chosen.length > 1 ? '+' : place}
          onChange={(event) => onChange(readPlace(event.target.value))}
        >
          <option value="">{words.allPlaces}</option>
          {chosen.length > 1 && <option value="+">{words.severalPlaces(chosen.length)}</option>}
          {places.map(({ slug, name, towns: regions }) => (
            <optgroup key={slug} label={name}>
              <option value={districtValue(slug)}>{words.wholeDistrict(name)}</option>
              {regions.map((town) => (
                <option key={town.slug} value={town.slug}>
                  {town.name}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
    </div>
  );
});
