import type { KeyboardEvent } from 'react';
import type { VillaOption } from '#domain/search/schema.ts';
import type { Suggestion } from '#domain/desk/call/suggest.ts';
import { EMPTY_SEARCH, searchHref } from '../state/search-state.ts';
import { say, to } from '#site/language.ts';

type Props = {
  places: readonly Suggestion[];
  villas: readonly VillaOption[];
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

/** Matching places, types and amenities with their numbers of villas, then villas. */
export function Suggestions({ places, villas, onKeyDown }: Props) {
  const words = say('search').box;
  return (
    <ul>
      {places.map(({ filter, slug, name, count, also }) => (
        <li key={`${filter} ${slug}`}>
          <a
            className="villa-search-place"
            href={searchHref({
              ...EMPTY_SEARCH,
              ...also,
              [filter]: [...(also?.[filter] ?? []), slug],
            })}
            onKeyDown={onKeyDown}
          >
            <span>{name}</span>
            <span className="small soft">
              {also ? words.together : `${words.kinds[filter]} · ${say('cards').villas(count)}`}
            </span>
          </a>
        </li>
      ))}
      {villas.map(({ slug, name, thumbnail }) => (
        <li key={slug}>
          <a href={to(`/villa/${slug}`)} onKeyDown={onKeyDown}>
            {thumbnail ? (
              <img src={thumbnail} alt="" width="56" height="42" loading="lazy" />
            ) : (
              <span className="row-blank" />
            )}
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
