import { queryOptions, useQuery } from '@tanstack/react-query';
import { type MessageAsked, understandMessage } from '#domain/desk/call/message.ts';
import { loadLexicons } from '#domain/languages/lexicons.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { deskQuery } from './api.ts';

const lexiconsQuery = queryOptions({
  queryKey: ['desk', 'lexicons'],
  queryFn: () => loadLexicons(),
  staleTime: Infinity,
});

/** Understands a guest's message as the desk understands a call; null when it asks for nothing. */
export function useUnderstanding(): (text: string) => MessageAsked | null {
  const { data } = useQuery(deskQuery);
  const { data: lexicons } = useQuery(lexiconsQuery);
  return (text) =>
    data === undefined || lexicons === undefined
      ? null
      : understandMessage(text, {
          today: istanbulDay(new Date()),
          vocabulary: data.vocabulary,
          lexicons,
        });
}
