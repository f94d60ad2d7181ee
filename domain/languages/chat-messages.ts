import { type Formats, formatsOf } from './formats.ts';
import { FIRST_LANGUAGE, type Language } from './languages.ts';
import type { Like } from './like.ts';
import type turkish from './tr/chat.ts';

/** How a message to a guest that a clerk sends by hand is begun. */
export type ChatVoice = { words: Like<typeof turkish>; formats: Formats };

/** `language`: null is nobody said, read as Turkish. */
export async function loadChatVoice(language: Language | null): Promise<ChatVoice> {
  const code = language ?? FIRST_LANGUAGE;
  const room = (await import(`./${code}/chat.ts`)) as { default: ChatVoice['words'] };
  return { words: room.default, formats: formatsOf(code) };
}
