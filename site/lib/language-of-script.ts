import { formatsOf } from '#domain/languages/formats.ts';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#domain/languages/languages.ts';
import { loadScriptMessages, type ScriptMessages } from '#domain/languages/messages.ts';

/*
 * The language of a page for scripts that run without islands, which are loaded when somebody needs
 * them; their messages come with them. Not for what runs before a touch (site/core/core.ts).
 */
const language = languageOfDocument();
const messages = await loadScriptMessages(language);

/** The messages of a room of scripts, in the language of this page. */
export const sayInScript = <Room extends keyof ScriptMessages>(room: Room): ScriptMessages[Room] =>
  messages[room];

/** How this page's language writes days, money, numbers and lists. */
export const scriptFormats = formatsOf(language);

function languageOfDocument(): Language {
  if (typeof document === 'undefined') return FIRST_LANGUAGE;
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : FIRST_LANGUAGE;
}
