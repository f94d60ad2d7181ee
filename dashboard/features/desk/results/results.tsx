import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { DeskAnswer, DeskHit } from '#domain/desk/find/answer-call.ts';
import type { CallStay } from '#domain/desk/call/question.ts';
import { freshnessQuery, troubleOf } from '#dashboard/shared/villas/freshness.tsx';
import { useNow } from '#dashboard/ui/use-now.ts';
import type { RowAction } from './actions.ts';
import { ResultRow } from './result-row.tsx';

type Props = {
  list: RefObject<HTMLDivElement | null>;
  answer: DeskAnswer;
  stay: CallStay | null;
  ticked: ReadonlySet<number>;
  onAction: (hit: DeskHit, action: RowAction) => void;
  onStep: (by: 1 | -1) => void;
};

/** Matches, the cheapest first, and near matches below. */
export function Results({ list, answer, stay, ticked, onAction, onStep }: Props) {
  const { data: freshness } = useQuery(freshnessQuery);
  const now = useNow();
  const rows = (hits: readonly DeskHit[]) =>
    hits.map((hit) => {
      const villa = freshness?.get(hit.villa.id);
      return (
        <ResultRow
          key={hit.villa.id}
          hit={hit}
          isTicked={ticked.has(hit.villa.id)}
          asked={stay}
          stale={villa ? troubleOf(villa, now) : null}
          onAction={(action) => onAction(hit, action)}
          onStep={onStep}
        />
      );
    });
  return (
    <div ref={list}>
      {answer.fits.length > 0 && <ul aria-label="Uygun villalar">{rows(answer.fits)}</ul>}
      {answer.almost.length > 0 && (
        <>
          <h2 className="border-y border-line bg-sunken px-4 py-1.5 text-xs font-medium text-soft max-md:px-3">
            Tam uymayanlar
          </h2>
          <ul aria-label="Tam uymayan villalar">{rows(answer.almost)}</ul>
        </>
      )}
    </div>
  );
}
