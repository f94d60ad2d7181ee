import type { SearchAnswer } from '#domain/search/schema.ts';
import { giveUp } from './filter-chips.ts';
import type { Chip } from './filter-chips.ts';
import { searchHref, searchParams, type SearchState } from '../state/search-state.ts';
import { formats, say, to } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';

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
  const words = say('filters').none;
  if (skip > 0) return words.endsBefore;
  const [only, ...more] = chips;
  if (only === undefined && checkin === undefined) return words.noneYet;
  const isPlace = only?.filter === 'town' || only?.filter === 'district';
  return isPlace && more.length === 0 ? words.noneIn(only.label) : words.noneMatch;
}

/** No matches: the nearest dates with some, the filters to relax, and what the villas below lack. */
export function NoResults({ state, chips, answer, path = '/listing', onSearch }: Props) {
  const words = say('filters').none;
  const { nearest = [], ways = [], closest } = answer;
  const missed = closest && giveUp(state, chips, closest.drop).label;
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
      {label} <span className="soft">{say('cards').villas(villas)}</span>
    </a>
  );
  return (
    <div className="listing-message">
      <h2>{whyNone(state, chips)}</h2>
      {state.skip > 0 && (
        <p>
          <a href={searchHref({ ...state, skip: 0 }, path)}>{words.fromStart}</a>
        </p>
      )}
      {nearest.length > 0 && (
        <>
          <p className="lead">{words.nearestDates}</p>
          <ul className="listing-ways">
            {nearest.map(({ checkin, checkout, villas }) => (
              <li key={checkin}>
                {link(
                  { ...state, month: [], nights: undefined, checkin, checkout, flex: 0, skip: 0 },
                  formats().stay(checkin, checkout),
                  villas,
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && (
        <>
          <p className="lead">{nearest.length > 0 ? words.orGiveUp : words.giveUp}</p>
          <ul className="listing-ways">
            {ways.map(({ drop, villas }) => {
              const { label, rest } = giveUp(state, chips, drop);
              return <li key={label}>{link(rest, <s>{label}</s>, villas)}</li>;
            })}
          </ul>
        </>
      )}
      {state.checkin && state.checkout && (
        <p>
          <Rich
            message={words.tell}
            links={{ wish: { href: to(`/haber-ver?${searchParams(state)}`) } }}
          />
        </p>
      )}
      <p>
        <Rich
          message={nearest.length + ways.length > 0 ? words.orWrite : words.write}
          links={{ contact: { href: to('/contact') } }}
        />
      </p>
      {closest && (
        <>
          <h3 className="listing-closest">{words.closest}</h3>
          {closest.drop.length > 0 && <p>{missed ? words.lacks(missed) : words.lacksSome}</p>}
        </>
      )}
    </div>
  );
}
