import { useState } from 'react';
import { findSent } from './draft-store.ts';
import type { SentRequest } from './draft-store.ts';
import { formatRange } from './quote-view.tsx';
import { resumeRequest } from './send-request.ts';
import type { Outcome } from './send-request.ts';
import { useAwake } from './use-awake.ts';

type Props = { slug: string; onOutcome: (outcome: Outcome) => void };

/** A request of this tab that was sent, but whose answer never came: it can be asked for. */
export function Unanswered({ slug, onOutcome }: Props) {
  const isAwake = useAwake();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sent = isAwake ? findSent(slug) : null;
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
      <p>
        {formatRange(sent.stay.checkIn, sent.stay.checkOut)} için gönderdiğiniz talebin yanıtı
        gelmeden bağlantı koptu.
      </p>
      {problem !== null && <p role="alert">{problem}</p>}
      <button
        type="button"
        className="button"
        data-kind="quiet"
        data-size="small"
        disabled={isAsking}
        onClick={() => ask(sent)}
      >
        {isAsking ? 'Soruluyor…' : 'Talebin sonucunu öğrenin'}
      </button>
    </div>
  );
}
