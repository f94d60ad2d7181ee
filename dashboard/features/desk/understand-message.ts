import { useQuery } from '@tanstack/react-query';
import { describePart } from '#domain/desk/call/describe.ts';
import { understandCall } from '#domain/desk/call/understand.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { deskQuery } from './api.ts';

/** What a message asks for in words, and as text for the desk's box. */
type Asked = { labels: string[]; q: string };

/** Longer texts are not analysed. */
const MAX_LETTERS = 1_000;

/**
 * Understands a guest's message as the desk understands a call; null when it names neither nights
 * nor people.
 */
export function useUnderstanding(): (text: string) => Asked | null {
  const { data } = useQuery(deskQuery);
  return (text) => {
    if (data === undefined) return null;
    const read = text.slice(0, MAX_LETTERS);
    const around = { today: istanbulDay(new Date()), vocabulary: data.vocabulary };
    const parts = understandCall(read, around).filter(
      ({ kind, isOverruled }) => kind !== 'unknown' && !isOverruled,
    );
    const asks = parts.some(({ kind }) =>
      ['stay', 'window', 'arrival', 'people', 'adults', 'party'].includes(kind),
    );
    if (!asks) return null;
    return {
      labels: parts.map(describePart),
      q: parts.map(({ start, end }) => read.slice(start, end).replace(/\s+/g, ' ')).join(' '),
    };
  };
}
