import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/languages/languages.ts';
import {
  loadIslandMessages,
  loadPageMessages,
  type PageMessages,
} from '#domain/languages/messages.ts';
import { speakBy, type Spoken } from './language.ts';

const rendering = new AsyncLocalStorage<Spoken & { pages: PageMessages }>();

function current() {
  const spoken = rendering.getStore();
  if (spoken === undefined)
    throw new Error('A page asked for its language outside of a rendering.');
  return spoken;
}
speakBy(current);

/** Renders in a language; what is rendered must be awaited inside. */
export async function inLanguage<Result>(
  language: Language,
  render: () => Promise<Result>,
): Promise<Result> {
  const [messages, pages] = await Promise.all([
    loadIslandMessages(language),
    loadPageMessages(language),
  ]);
  return rendering.run({ language, messages, pages }, render);
}

/** The messages of a room that no island needs, on the server alone. */
export const sayOnPage = <Room extends keyof PageMessages>(room: Room): PageMessages[Room] =>
  current().pages[room];
