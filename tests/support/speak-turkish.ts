import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadIslandMessages, loadPageMessages } from '#domain/languages/messages.ts';
import { speakOutside } from '#site/lib/language-of-page.ts';

speakOutside({
  language: FIRST_LANGUAGE,
  messages: await loadIslandMessages(FIRST_LANGUAGE),
  pages: await loadPageMessages(FIRST_LANGUAGE),
});
