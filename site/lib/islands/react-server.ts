import type { NamedSSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** How many islands each page has begun: React's names of elements begin with their number. */
const islands = new WeakMap<object, number>();

/** For images, which React announces in front of the markup. */
const ANNOUNCED = /<link\s[^>]*rel="preload"[^>]*>/g;

/**
 * Renders islands as one text, in the place of Astro's own server: that one renders each twice, to see
 * whether it is React's, and as a stream, which nobody reads before its end.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: '@astrojs/react',
  supportsAstroStaticSlot: true,
  // Astro asks for names of elements as well.
  check: async (component) => typeof component !== 'string',
  async renderToStaticMarkup(component, attributes, { default: children, ...slotted }, metadata) {
    const { result } = this as unknown as { result: object };
    const number = islands.get(result) ?? 0;
    islands.set(result, number + 1);
    const prefix = `r${number}`;
    const tag = metadata?.hydrate ? 'astro-slot' : 'astro-static-slot';
    const slot = (given: unknown, name?: string) => {
      const html = String(given ?? '');
      if (html.trim() === '') return null;
      return createElement(tag, { name, dangerouslySetInnerHTML: { __html: html } });
    };
    const { class: _, ...props } = attributes as Record<string, unknown>;
    for (const [name, html] of Object.entries(slotted)) {
      props[name.replaceAll(/[-_]([a-z])/g, (_dash, letter: string) => letter.toUpperCase())] =
        slot(html, name);
    }
    if (children != null) props.children = slot(children);
    const html = renderToString(createElement(component as ComponentType, props), {
      identifierPrefix: prefix,
    });
    // What is loaded later has nothing to show here, and React would wait for it in the browser alone.
    if (html.includes('<!--$!-->')) throw new Error('An island waits for what it loads.');
    return { html: html.replaceAll(ANNOUNCED, ''), attrs: { prefix } };
  },
};

export default renderer;
