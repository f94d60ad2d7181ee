import {
  type FormEvent,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { timeOfDay } from '#domain/values/istanbul-time.ts';
import { Icon } from '#site/ui/icon.tsx';
import { listChips } from '../filters/filter-chips.ts';
import { Results } from './results.tsx';
import { SearchBar } from '../bar/search-bar.tsx';
import { SORTS } from './sorts.ts';
import { openTextShort } from '../state/open-text.ts';
import { EMPTY_SEARCH, type SearchState, stayNights } from '../state/search-state.ts';
import { type KnownOptions, useOptions, type PageOptions } from '../state/use-options.ts';
import { useSearch, type SearchStatus } from '../state/use-search.ts';
import { formats, say } from '#site/language.ts';

const FilterPanel = lazy(() =>
  import('../filters/filter-panel.tsx').then((module) => ({ default: module.FilterPanel })),
);

const ListingMap = lazy(() =>
  import('../map/listing-map.tsx').then((module) => ({ default: module.ListingMap })),
);

type Props = {
  options: PageOptions;
  /** Villas of the page itself. */
  total: number;
  /** The state of a page rendered on demand. */
  initial?: SearchState;
  /** The next villas for readers without JavaScript. */
  nextHref?: string;
  /** The first villas as rendered by the page; shown until a search is made. */
  children?: ReactNode;
};

/** The listing: search bar, filters, order, chips, results. All state is in the address. */
export default function ListingSearch({
  options: pageOptions,
  total,
  initial = EMPTY_SEARCH,
  nextHref,
  children,
}: Props) {
  const found = useSearch(initial);
  const { state, asked, answer, asOf, status, refusal, search, change, retry, lookUp } = found;
  const options = useOptions(pageOptions);
  const words = say('results');
  const filterWords = say('filters');
  /** The villas of the page itself are what the address asks for. */
  const isOfPage = answer === null && state === asked;
  const [panelOpen, setPanelOpen] = useState(false);
  const [mapOpen, setMapOpen] = useState(false);
  // Computed at once: chips that appear a frame after the results would push them down.
  const chips = useMemo(() => listChips(state, options), [state, options]);
  const shownChips = useMemo(() => listChips(asked, options), [asked, options]);
  // Dates and guests are in the bar above.
  const filters = chips.filter(({ filter }) => filter !== 'dates' && filter !== 'guests').length;
  const submit = useCallback(
    (event: FormEvent) => {
      event.preventDefault();
      change({});
    },
    [change],
  );

  useEffect(() => {
    // The page's script marks favourites on new cards.
    if (answer) dispatchEvent(new Event('kiyi:drawn'));
  }, [answer]);

  return (
    <div className="listing">
      <SearchBar places={options.places} state={state} onChange={change} onSubmit={submit} />
      <div className="listing-tools">
        <h2 className="listing-count" aria-live="polite">
          {isOfPage ? say('cards').villas(total) : countLabel(status, answer?.total ?? null)}
          {status !== 'loading' && whereAndWhen(asked, options)}
        </h2>
        {asOf && stayNights(state) !== null && (
          <p className="small soft">{words.asOf(formats().time(timeOfDay(asOf)))}</p>
        )}
        <button
          className="chip needs-js listing-filters"
          type="button"
          onClick={() => {
            setPanelOpen(true);
            // How many villas each choice would leave is not on the page.
            if (answer === null && initial !== EMPTY_SEARCH) retry();
          }}
        >
          <Icon name="filter" size={18} />
          {filters > 0 ? filterWords.filtersInForce(filters) : filterWords.filters}
        </button>
        <button
          className="chip needs-js"
          type="button"
          aria-pressed={mapOpen}
          onClick={() => setMapOpen(!mapOpen)}
        >
          <Icon name="pin" size={18} />
          {words.map}
        </button>
        <label className="listing-sort needs-js">
          <span className="visually-hidden">{words.sort}</span>
          <select
            className="chip"
            autoComplete="off"
            value={state.sort}
            onChange={(event) => change({ sort: event.target.value })}
          >
            {SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
      </div>
      {chips.length > 0 && (
        <ul className="listing-chips needs-js" aria-label={filterWords.chosen}>
          {chips.map(({ key, label, remove }) => (
            <li key={key}>
              <button
                className="chip"
                type="button"
                onClick={() => search(remove(state))}
                aria-label={filterWords.remove(label)}
              >
                {label}
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
          {chips.length > 1 && (
            <li>
              <button
                className="button"
                data-kind="text"
                data-size="small"
                type="button"
                onClick={() => search({ ...EMPTY_SEARCH, sort: state.sort })}
              >
                {filterWords.clearAll}
              </button>
            </li>
          )}
        </ul>
      )}
      <div className={mapOpen ? 'listing-split' : 'listing-whole'}>
        <div>
          <Results
            state={asked}
            isOfPage={isOfPage}
            isMore={state.skip > asked.skip}
            isStay={state.checkout !== undefined || state.month.length > 0}
            answer={answer}
            status={status}
            refusal={refusal}
            chips={shownChips}
            first={{ total, nextHref }}
            onSearch={search}
            onRetry={retry}
          >
            {children}
          </Results>
        </div>
        {mapOpen && (
          <Suspense fallback={<div className="live-map" />}>
            <ListingMap state={state} lookUp={lookUp} onChange={change} />
          </Suspense>
        )}
      </div>
      {panelOpen && (
        <Suspense>
          <FilterPanel
            options={options}
            state={state}
            answer={answer}
            total={answer?.total ?? total}
            onChange={change}
            onClear={() => change(withoutFilters)}
            onClose={() => setPanelOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function countLabel(status: SearchStatus, total: number | null): string {
  if (status === 'failed') return say('results').failed;
  return total === null ? say('results').loading : say('cards').villas(total);
}

/**
 * " · Kalkan’da, 12–19 Haz", " · Tem 2027 · 7 gece": where and when the villas were found; empty
 * for everywhere and any time.
 */
function whereAndWhen(state: SearchState, { towns, districts }: KnownOptions): string {
  const words = say('results');
  const [place, ...more] = [
    ...districts.filter(({ slug }) => state.district.includes(slug)),
    ...towns.filter(({ slug }) => state.town.includes(slug)),
  ];
  const where =
    place && (more.length > 0 ? words.inPlaces(more.length + 1) : words.inPlace(place.name));
  const { checkin, checkout, month, nights } = state;
  const days = checkin && checkout && formats().daysShort(checkin, checkout);
  const when = month.length > 0 ? openTextShort(month, nights) : days;
  const both = [where, when].filter(Boolean).join(', ');
  return both && ` · ${both}`;
}

/** Clears the sheet's filters and keeps the stay and the order. */
function withoutFilters(state: SearchState) {
  const { sort, checkin, checkout, month, nights, adults, children, babies } = state;
  return { ...EMPTY_SEARCH, sort, checkin, checkout, month, nights, adults, children, babies };
}
