import { createElement, memo, startTransition } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { FIRST_LANGUAGE, isLanguage } from '#domain/languages/languages.ts';
import { loadIslandMessages } from '#domain/languages/messages.ts';
import { speakBy } from '#site/language.ts';
import { Guard } from './guard.tsx';
import { replayOn } from './replay.ts';

type Slot = { name: string; value: string };

/** What a page puts into an island: as it came, and never again. */
const Slot = memo(
  ({ name, value }: Slot) =>
    createElement('astro-slot', {
      name,
      suppressHydrationWarning: true,
      dangerouslySetInnerHTML: { __html: value },
    }),
  () => true,
);

/** On its way while the island itself is. */
const spoken = (async () => {
  // Not by root.ts, which would become a file of its own.
  const { lang } = document.documentElement;
  const language = isLanguage(lang) ? lang : FIRST_LANGUAGE;
  const messages = await loadIslandMessages(language);
  speakBy(() => ({ language, messages }));
})();

/**
 * Hydrates an island, in the place of Astro's own client: each inside a guard, and without a word
 * about a page that a translator has changed, which React then renders anew.
 */
export default (island: HTMLElement) =>
  async (
    Component: ComponentType<Record<string, unknown>>,
    props: Record<string, unknown>,
    slots: Record<string, string>,
  ): Promise<void> => {
    await spoken;
    if (!island.hasAttribute('ssr')) return;
    const filled = Object.entries(slots)
      .filter(([, value]) => value.trim() !== '')
      .map(([name, value]) => [
        name === 'default' ? 'children' : name,
        createElement(Slot, { name, value }),
      ]);
    const options = {
      identifierPrefix: island.getAttribute('prefix') ?? '',
      onRecoverableError: () => undefined,
    };
    replayOn(island);
    startTransition(() => {
      hydrateRoot(
        island,
        <Guard page={island.innerHTML}>
          <Component {...props} {...Object.fromEntries(filled)} />
        </Guard>,
        options,
      );
    });
  };
