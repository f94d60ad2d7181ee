import { type ReactNode, useEffect, useState } from 'react';
import type { SearchItem } from '#domain/search/schema.ts';
import { say, to } from '#site/language.ts';
import { Card } from '#site/ui/card.tsx';
import { Rich } from '#site/lib/rich.tsx';
import { call } from '../request/call.ts';
import { partyQuery } from './stay.ts';
import { useStay } from './use-stay.ts';

type Props = {
  slug: string;
  /** The villas of the built page; shown until dates are chosen. */
  children?: ReactNode;
};

type Answered = { question: string; items: SearchItem[] };

/** Similar villas. With dates: those that are free then, with their totals. */
export default function SimilarVillas({ slug, children }: Props) {
  const [stay] = useStay();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const isDated = stay.checkIn !== null && stay.checkOut !== null;
  const question = isDated ? partyQuery(stay).toString() : null;

  useEffect(() => {
    if (question === null) return undefined;
    const abort = new AbortController();
    const path = `/v1/villa/${encodeURIComponent(slug)}/similar?${question}`;
    call<SearchItem[]>(path, { signal: abort.signal })
      // Without an answer the built cards stay, with their nightly prices.
      .then((answer) => answer.ok && setAnswered({ question, items: answer.content }))
      .catch(() => undefined);
    return () => abort.abort();
  }, [slug, question]);

  if (question === null || answered === null) return children;
  if (answered.items.length === 0) {
    return (
      <p>
        <Rich
          message={say('card').noSimilar}
          links={{ all: { href: to(`/listing?${question}`) } }}
        />
      </p>
    );
  }
  const party = new URLSearchParams(question);
  return (
    <div className="cards" aria-busy={answered.question !== question}>
      {answered.items.map((item) => (
        <Card key={item.id} item={item} party={party} />
      ))}
    </div>
  );
}
