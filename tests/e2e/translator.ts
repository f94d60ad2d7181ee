import type { BrowserContext, Page } from '@playwright/test';

/**
 * Does to a page what a browser's translator does: every text, and each that comes later, is
 * replaced by an element of its own. The words stay, so that tests still find them. It begins when
 * the page has been read, before any island is there.
 */
export const translate = (page: Page | BrowserContext): Promise<unknown> =>
  page.addInitScript(wrapTexts);

function wrapTexts(): void {
  /** What a translator leaves alone, or what may hold no element. */
  const left = 'script, style, title, textarea, noscript, svg, font font, [translate=no]';
  const wrap = (text: Text) => {
    if (text.data.trim() === '' || !text.isConnected || text.parentElement?.closest(left)) return;
    const outer = document.createElement('font');
    outer.style.verticalAlign = 'inherit';
    outer.appendChild(document.createElement('font')).textContent = text.data;
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  const begin = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrap(target as Text);
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  };
  // Before the page's own script, which is deferred: listeners of the window hear it last.
  document.addEventListener(
    'readystatechange',
    () => document.readyState === 'interactive' && begin(),
  );
}

/**
 * Texts that React keeps by reference: what a translator replaces then cannot be removed any more.
 * None of ours is, because every text is all that its element has (browser/jsx/own-texts.ts), unless
 * a component returns one.
 */
export const keptTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const kept: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber')))
        kept.push(
          `<${text.parentElement?.localName} class="${text.parentElement?.className}"> ${text.data}`,
        );
    }
    return kept;
  });
