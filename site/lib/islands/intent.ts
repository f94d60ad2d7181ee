import type { ClientDirective } from 'astro';

const INTENTS = ['pointerenter', 'focusin', 'touchstart', 'click', 'submit'];

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const intent: ClientDirective = (load, options, island) => {
  let replay: HTMLElement | null = null;
  let replayed = '';
  let begun = false;
  // What a person writes or chooses before React is there, which does not ask for it by itself.
  const written = new Map<Field, string>();
  const keepWritten = ({ target }: Event) => {
    written.set(target as Field, (target as Field).value);
  };

  const onIntent = (event?: Event) => {
    // A click or a submit has its answer in the island: hold it back, then give it again. What the
    // page itself answers (a summary, a heart) or the browser (a link to a new tab) goes through.
    const target = event?.target as HTMLElement | undefined;
    if (event && target && /click|submit/.test(event.type)) {
      if ((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
      if (!target.closest('summary,[data-do],a:not([data-island])')) {
        event.preventDefault();
        // React may listen already, to the same element: it hears of it once, when it is given again.
        event.stopImmediatePropagation();
        // A press lands on what is drawn inside a button as often as on the button.
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
    // React listens by now and hydrates on the spot for a press, be it one that nobody answers. Later
    // an answer of the network may have drawn the page anew without what was pressed.
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
 * Gives a field its value again as if it were written now. React looks whether the property has changed
 * since it last saw it: through the field's own setter it sees something else first.
 */
function tellReact(field: Field, value: string): void {
  field.value = `${value}-`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

export default intent;
