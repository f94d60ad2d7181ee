import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadIslandMessages } from '#domain/languages/messages.ts';
import { speakBy } from '#site/lib/language.ts';

const messages = await loadIslandMessages(FIRST_LANGUAGE);
speakBy(() => ({ language: FIRST_LANGUAGE, messages }));
