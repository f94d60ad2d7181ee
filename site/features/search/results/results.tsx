import { memo, type ReactNode } from 'react';
import type { SearchAnswer } from '#domain/search/schema.ts';
import type { Chip } from '../filters/filter-chips.ts';
import { NoResults } from '../filters/no-results.tsx';
import { Card } from '#site/ui/card.tsx';
import {
  PAGE_SIZE,
  hasMore,
  searchHref,
  searchParams,
  type SearchState,
} from '../state/search-state.ts';
import { SkeletonCards } from './skeleton-cards.tsx';
import type { SearchStatus } from '../state/use-search.ts';
import { say } from '#site/language.ts';

type Props = {
  /** The query of the answer. */
  state: SearchState;
  /** The page's own villas, `children`, are the answer. */
  isOfPage: boolean;
  /** More of the same list is on its way. */
  isMore: boolean;
  /** What is on its way has the prices of a stay. */
  isStay: boolean;
  answer: SearchAnswer | null;
  status: SearchStatus;
  /** Why a search failed, in the server's words; empty when there was no answer. */
  refusal: string;
  chips: readonly Chip[];
  /** What the page itself shows, and where the rest is. */
  first: { total: number; nextHref: string | undefined };
  onSearch: (next: SearchState, step?: 'push' | 'replace') => void;
  onRetry: () => void;
  children?: ReactNode;
};

/** The villas of a search, or why there are none with alternatives. */
export const Results = memo(function Results({
  state,
  isOfPage,
  isMore,
  isStay,
  answer,
  status,
  refusal,
  chips,
  first,
  onSearch,
  onRetry,
  children,
}: Props) {
  if (isOfPage) {
    return (
      <>
        {children}
        {first.nextHref && (
          <More
            href={first.nextHref}
            note={say('results').total(first.total)}
            onPress={() => onSearch({ ...state, skip: state.skip + PAGE_SIZE }, 'replace')}
          />
        )}
      </>
    );
  }
  const failed = status === 'failed' && <Failed refusal={refusal} onRetry={onRetry} />;
  // The list stays below what went wrong: the last one found, or the page's own.
  if (failed && !isMore) {
    return (
      <>
        {failed}
        {answer?.items.length ? (
          <div className="cards">
            {answer.items.map((item) => (
              <Card key={item.id} item={item} party={searchParams(state)} />
            ))}
          </div>
        ) : (
          children
        )}
      </>
    );
  }
  if (answer === null) {
    // Existing results stay, so that nobody loses their place.
    return isMore ? (
      <>
        {children}
        {failed || <SkeletonCards count={3} isStay={isStay} />}
      </>
    ) : (
      <SkeletonCards count={6} isStay={isStay} />
    );
  }
  const shown = answer.items.length;
  const party = searchParams(state);
  if (shown === 0) {
    return (
      <>
        <NoResults state={state} chips={chips} answer={answer} onSearch={onSearch} />
        {answer.closest && (
          <div className="cards">
            {answer.closest.items.map((item) => (
              <Card key={item.id} item={item} party={party} />
            ))}
          </div>
        )}
      </>
    );
  }
  const more = { ...state, skip: state.skip + PAGE_SIZE };
  const loading = status === 'loading';
  return (
    <>
      <div className="cards" aria-busy={loading} data-loading={loading || undefined}>
        {answer.items.map((item) => (
          <Card key={item.id} item={item} party={party} />
        ))}
      </div>
      {loading && isMore && <SkeletonCards count={3} isStay={isStay} />}
      {failed}
      {!failed && hasMore(answer.total, shown) && (
        <More
          href={searchHref(more)}
          note={say('results').shown(answer.total, shown)}
          onPress={() => onSearch(more, 'replace')}
        />
      )}
    </>
  );
});

function Failed({ refusal, onRetry }: Pick<Props, 'refusal' | 'onRetry'>) {
  const words = say('results');
  return (
    <div className="listing-message" role="alert">
      <h2>{refusal ? words.refused : words.silent}</h2>
      <p className="lead">{refusal || words.checkConnection}</p>
      <button className="button" type="button" onClick={onRetry}>
        {words.retry}
      </button>
    </div>
  );
}

type MoreProps = { href: string; note: string; onPress: () => void };

/** Twenty more below the existing ones; a page of its own without JavaScript. */
function More({ href, note, onPress }: MoreProps) {
  return (
    <p className="listing-more">
      <a
        className="button"
        data-kind="quiet"
        data-island=""
        href={href}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {say('results').showMore}
      </a>
      <span className="small soft">{note}</span>
    </p>
  );
}
