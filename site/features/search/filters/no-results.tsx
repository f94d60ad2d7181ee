import { inPlace } from '#domain/locations/locative.ts';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { formatStay } from '#domain/values/dates.ts';
import { giveUp } from './filter-chips.ts';
import type { Chip } from './filter-chips.ts';
import { searchHref, type SearchState } from '../state/search-state.ts';

type Props = {
  state: SearchState;
  chips: readonly Chip[];
  answer: Pick<SearchAnswer, 'nearest' | 'ways' | 'closest'>;
  /** The links' target without JavaScript. */
  path?: string;
  onSearch?: (next: SearchState) => void;
};

/** What is true of it: a place without villas is not an agency without them. */
function whyNone({ checkin, skip }: SearchState, chips: readonly Chip[]): string {
  if (skip > 0) return 'Liste bu sayfadan önce bitiyor';
  const [only, ...more] = chips;
  if (only === undefined && checkin === undefined) return 'Henüz yayında villa yok';
  const isPlace = only?.filter === 'town' || only?.filter === 'district';
  return isPlace && more.length === 0
    ? `${inPlace(only.label)} henüz yayında villa yok`
    : 'Bu seçimlerin hepsine uyan villa yok';
}

/** No matches: the nearest dates with some, the filters to relax, and what the villas below lack. */
export function NoResults({ state, chips, answer, path = '/listing', onSearch }: Props) {
  const { nearest = [], ways = [], closest } = answer;
  const link = (next: SearchState, label: React.ReactNode, villas: number) => (
    <a
      className="chip"
      data-island=""
      href={searchHref(next, path)}
      onClick={(event) => {
        event.preventDefault();
        onSearch?.(next);
      }}
    >
      {label} <span className="soft">{villas} villa</span>
    </a>
  );
  return (
    <div className="listing-message">
      <h2>{whyNone(state, chips)}</h2>
      {state.skip > 0 && (
        <p>
          <a href={searchHref({ ...state, skip: 0 }, path)}>Listeyi başından görün</a>
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p className="lead">Aynı uzunlukta, en yakın müsait tarihler:</p>
          <ul className="listing-ways">
            {nearest.map(({ checkin, checkout, villas }) => (
              <li key={checkin}>
                {link(
                  { ...state, month: [], nights: undefined, checkin, checkout, flex: 0, skip: 0 },
                  formatStay(checkin, checkout),
                  villas,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && (
        <>
          <p className="lead">
            {nearest.length > 0 ? 'Ya da şundan vazgeçerseniz:' : 'Şundan vazgeçerseniz var:'}
          </p>
          <ul className="listing-ways">
            {ways.map(({ drop, villas }) => {
              const { label, rest } = giveUp(state, chips, drop);
              return <li key={label}>{link(rest, <s>{label}</s>, villas)}</li>;
            })}
          </ul>
        </>
      )}
      <p>
        {nearest.length + ways.length > 0 ? 'Ya da bize yazın' : 'Bize yazın'}:{' '}
        <a href="/contact">sizin için arayalım</a>.
      </p>
      {closest && (
        <>
          <h3 className="listing-closest">Aradığınıza en yakın villalar</h3>
          {closest.drop.length > 0 && (
            <p>Uymayan: {giveUp(state, chips, closest.drop).label || 'bazı seçimleriniz'}.</p>
          )}
        </>
      )}
    </div>
  );
}
