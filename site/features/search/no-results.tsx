import { useEffect, useState } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import { formatStay } from '#domain/dates.ts';
import { countSearch } from './fetch-search.ts';
import type { Chip } from './filter-chips.ts';
import type { SearchState } from './search-state.ts';

type Props = {
  state: SearchState;
  chips: readonly Chip[];
  nearest: NonNullable<SearchAnswer['nearest']>;
  onSearch: (next: SearchState) => void;
};

type Way = { chip: Chip; villas: number };

/** Nothing fits: the nearest dates that do, and which single filter stands in the way. */
export function NoResults({ state, chips, nearest, onSearch }: Props) {
  const ways = useWaysOut(chips);
  return (
    <div className="listing-message">
      <h2>Bu seçimlerin hepsine uyan villa yok</h2>
      {nearest.length > 0 && (
        <>
          <p className="lead">Aynı uzunlukta, en yakın müsait tarihler:</p>
          <ul className="listing-ways">
            {nearest.map(({ checkin, checkout, villas }) => (
              <li key={checkin}>
                <button
                  className="chip"
                  type="button"
                  onClick={() => onSearch({ ...state, checkin, checkout, skip: 0 })}
                >
                  {formatStay(checkin, checkout)} <span className="soft">{villas} villa</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.length > 0 && (
        <>
          <p className="lead">Bunlardan birini kaldırırsanız:</p>
          <ul className="listing-ways">
            {ways.map(({ chip, villas }) => (
              <li key={chip.key}>
                <button className="chip" type="button" onClick={() => onSearch(chip.without)}>
                  <s>{chip.label}</s> <span className="soft">{villas} villa</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Ya da bize yazın: <a href="/contact">sizin için arayalım</a>.
      </p>
    </div>
  );
}

/** Filters whose removal alone gives villas, the most giving first. */
function useWaysOut(chips: readonly Chip[]): Way[] {
  const [ways, setWays] = useState<Way[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    const count = async (chip: Chip) => ({
      chip,
      villas: await countSearch(chip.without, abort.signal).catch(() => 0),
    });
    const load = async () => {
      const counted = await Promise.all(chips.map(count));
      if (abort.signal.aborted) return;
      const open = counted.filter((way) => way.villas > 0);
      setWays(open.toSorted((a, b) => b.villas - a.villas).slice(0, 4));
    };
    void load();
    return () => abort.abort();
  }, [chips]);
  return ways;
}
