import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ChatVoice } from '#domain/languages/chat-messages.ts';
import type { Language } from '#domain/languages/languages.ts';

/** How a message to a guest is begun in their language. */
export const chatVoiceOf = async (language: Language | null): Promise<ChatVoice> =>
  (await import('#domain/languages/chat-messages.ts')).loadChatVoice(language);

export const chatVoiceQuery = (language: Language | null) =>
  queryOptions({
    queryKey: ['chat-voice', language],
    queryFn: () => chatVoiceOf(language),
    staleTime: Infinity,
  });

/** The beginning of a message in the guest's language; empty until its words are there. */
export function useChatText(
  language: Language | null,
  textOf: (voice: ChatVoice) => string,
): string {
  const { data } = useQuery(chatVoiceQuery(language));
  return data === undefined ? '' : textOf(data);
}

/** What a mail has besides a clerk's text; `hello` is empty until its words are there. */
export const addedTo = (hello: string): string =>
  `“${hello || 'Merhaba …'}” ve imza kendiliğinden eklenir.`;
