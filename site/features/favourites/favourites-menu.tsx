import { useStore } from '@nanostores/react';
import type { Favourite } from '#site/lib/choices.ts';
import { $favourites } from '#site/lib/stores.ts';
import { comparedListHref } from '#site/lib/compared-list.ts';
import { Icon } from '#site/ui/icon.tsx';
import { say, to } from '#site/language.ts';

/** What the server knows before this runs: unknown, which is not the same as none. */
const UNKNOWN: Favourite[] = [];

/**
 * The favourites menu of the header; clicking a favourite mark in it removes the villa (by the
 * page's script).
 */
export default function FavouritesMenu() {
  const words = say('cards');
  const favourites = useStore($favourites, { ssr: () => UNKNOWN });
  return (
    <details className="menu needs-js favourites" data-menu="" name="bar" suppressHydrationWarning>
      <summary className="icon-button" aria-label={words.favourites}>
        <Icon name="heart" />
        <span className="favourites-count" data-favourite-count="" suppressHydrationWarning>
          {favourites.length || ''}
        </span>
      </summary>
      <div className="menu-panel">
        {favourites === UNKNOWN ? null : favourites.length === 0 ? (
          <p className="favourites-empty">{words.noFavourites}</p>
        ) : (
          <>
            <ul>
              {favourites.map((villa) => (
                <FavouriteRow key={villa.id} villa={villa} />
              ))}
            </ul>
            <a className="favourites-compare" href={comparisonHref(favourites)}>
              {words.compare}
            </a>
          </>
        )}
      </div>
    </details>
  );
}

function FavouriteRow({ villa }: { villa: Favourite }) {
  const { id, slug, name, thumbnail } = villa;
  return (
    <li className="favourites-row">
      <a href={to(`/villa/${slug}`)}>
        {thumbnail ? (
          <img src={thumbnail} alt="" width="64" height="48" loading="lazy" />
        ) : (
          <span className="row-blank" />
        )}
        {name}
      </a>
      <button
        className="icon-button favourites-remove"
        type="button"
        data-do="favourite"
        data-id={id}
        aria-pressed="true"
        aria-label={say('cards').favourite(name)}
      >
        <Icon name="heart" />
      </button>
    </li>
  );
}

/** The comparison, with the dates of the current page. Only rendered in the browser. */
function comparisonHref(favourites: readonly Favourite[]): string {
  const stay = new URLSearchParams(location.search);
  return to(
    comparedListHref(
      favourites.map(({ slug }) => slug),
      stay,
    ),
  );
}
