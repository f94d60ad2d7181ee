import { vi } from 'vitest';
import { FIRST_LANGUAGE } from '#domain/languages/languages.ts';
import { loadIslandMessages, loadPageMessages } from '#domain/languages/messages.ts';
import { speakBy } from '#site/language.ts';

const [messages, pages] = await Promise.all([
  loadIslandMessages(FIRST_LANGUAGE),
  loadPageMessages(FIRST_LANGUAGE),
]);
speakBy(() => ({ language: FIRST_LANGUAGE, messages }));

// The module itself knows pages by the data of the site.
vi.mock('#site/lib/language-of-page.ts', () => ({
  sayOnPage: (room: keyof typeof pages) => pages[room],
}));
