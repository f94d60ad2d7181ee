import { useQuery } from '@tanstack/react-query';
import { type MessageAsked, understandMessage } from '#domain/desk/call/message.ts';
import { istanbulDay } from '#domain/values/dates.ts';
import { deskQuery } from './api.ts';

/** Understands a guest's message as the desk understands a call; null when it asks for nothing. */
export function useUnderstanding(): (text: string) => MessageAsked | null {
  const { data } = useQuery(deskQuery);
  return (text) =>
    data === undefined
      ? null
      : understandMessage(text, {
          today: istanbulDay(new Date()),
          vocabulary: data.vocabulary,
          lexicons: data.lexicons,
        });
}
