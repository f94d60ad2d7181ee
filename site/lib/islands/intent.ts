import type { ClientDirective } from 'astro';

const INTENTS = ['pointerenter', 'focusin', 'touchstart', 'click', 'submit'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const intent: ClientDirective = (load, options, island) => {
  let replay: HTMLElement | null = null;
  let replayed = '';
  let begun = false;
  // Values typed or chosen before hydration, which React does not pick up by itself.
  const written = new Map<Field, string>();
  const keepWritten = ({ target }: Event) => {
    written.set(target as Field, (target as Field).value);
  };

  const onIntent = (event?: Event) => {
    // Clicks and submits are held back and replayed, because the island handles them. What the page
    // itself handles (a summary, a favourite mark) or the browser (a link to a new tab) passes
    // through.
    const target = event?.target as HTMLElement | undefined;
    if (event && target && /click|submit/.test(event.type)) {
      if ((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
      if (!target.closest('summary,[data-do],a:not([data-island])')) {
        event.preventDefault();
        // React may already listen on the same element: it should receive the event only once, when
        // replayed.
        event.stopImmediatePropagation();
        // The target may be an element inside a button.
        replay = target.closest<HTMLElement>('a,button,label,form') ?? target;
        replayed = event.type;
      }
    }
    if (begun) return;
    begun = true;
    void hydrate();
  };

  const hydrate = async () => {
    const hydrateIsland = await load();
    await hydrateIsland();
    for (const type of INTENTS) island.removeEventListener(type, onIntent);
    island.removeEventListener('input', keepWritten);
    // React is listening by now and hydrates synchronously for an event, even one without a
    // handler. Later, a network response could have re-rendered the page without the clicked
    // element.
    const [touched = replay] = written.keys();
    touched?.dispatchEvent(new Event('auxclick', { bubbles: true }));
    for (const [field, value] of written) tellReact(field, value);
    if (replayed === 'submit') (replay as HTMLFormElement).requestSubmit();
    else {
      replay?.focus();
      replay?.click();
    }
  };

  for (const type of INTENTS) island.addEventListener(type, onIntent);
  island.addEventListener('input', keepWritten);
  if (options.value === 'query' && location.search) onIntent();
};

/**
 * Replays a field's value as input. React compares the property with the last value it saw, so it
 * is first set to another one through the native setter.
 */
function tellReact(field: Field, value: string): void {
  field.value = `${value}-`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export default intent;
