import { useState } from 'react';
import { say } from '#site/language.ts';
import { findSent } from '../request/draft-store.ts';
import type { SentRequest } from '../request/draft-store.ts';
import { formatRange } from './quote-view.tsx';
import { resumeRequest } from '../request/send-request.ts';
import type { Outcome } from '../request/send-request.ts';
import { useHydrated } from '../card/use-hydrated.ts';

type Props = { slug: string; onOutcome: (outcome: Outcome) => void };

/** A request of this tab whose answer never came: its outcome can be looked up. */
export function Unanswered({ slug, onOutcome }: Props) {
  const words = say('card');
  const isHydrated = useHydrated();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = isHydrated ? findSent(slug) : null;
  if (sent === null) return null;

  const ask = async (request: SentRequest) => {
    setAsking(true);
    const outcome = await resumeRequest(slug, request);
    setAsking(false);
    if (outcome.kind === 'failed' || outcome.kind === 'invalid') setProblem(outcome.message);
    else onOutcome(outcome);
  };
  return (
    <div className="note" data-tone="warning">
      <p>{words.unanswered(formatRange(sent.stay.checkIn, sent.stay.checkOut))}</p>
      {problem !== null && <p role="alert">{problem}</p>}
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        disabled={isAsking}
        onClick={() => ask(sent)}
      >
        {isAsking ? words.asking : words.findOut}
      </button>
    </div>
  );
}
