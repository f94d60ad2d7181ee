import intent from './intent.ts';

// By a variable: of an address that is put together Vite wants to know what it needs.
const ask = (url: string) => import(/* @vite-ignore */ url);

/** A file of an island, asked for once more where it did not come. */
async function bring(url = '') {
  try {
    return await ask(url);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 1e3));
    // A browser remembers what did not come by its address.
    return ask(`${url}?${Date.now()}`);
  }
}

const of = (element: Element | null, name: string) => element?.getAttribute(name) ?? undefined;

/** Gives an island to its renderer (react-client.tsx); it keeps `ssr` where that fails. */
async function hydrate(island: HTMLElement): Promise<void> {
  try {
    const [component, renderer] = await Promise.all([
      bring(of(island, 'component-url')),
      // All have the same, which stands at the first (html/tighten.ts).
      bring(of(document.querySelector('[renderer-url]'), 'renderer-url')),
    ]);
    const slots: Record<string, string> = {};
    for (const slot of island.querySelectorAll('astro-slot')) {
      slots[of(slot, 'name') ?? 'default'] = slot.innerHTML;
    }
    const props = JSON.parse(of(island, 'props') ?? '{}');
    await renderer.default(island)(component.default, props, slots);
    island.removeAttribute('ssr');
  } catch (error) {
    // Heard by the page's first script (lib/inline-scripts.ts).
    island.dispatchEvent(new Event('error'));
    console.error(error);
  }
}

/** The element that Astro writes around an island, as html/tighten.ts leaves it. */
customElements.define(
  'astro-island',
  class extends HTMLElement {
    connectedCallback() {
      intent(() => hydrate(this), of(this, 'when'), this);
    }
  },
);
