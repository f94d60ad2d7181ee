import { reloadOnce } from '#browser/reload-once.ts';
import { root } from '../root.ts';

const INTENTS = ['pointerenter', 'focusin', 'touchstart', 'click', 'submit'];

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What was done to an island before it was hydrated. */
export type Touched = {
  /** Values typed or chosen, which React does not pick up by itself. */
  written: Map<Field, string>;
  /** What was pressed or sent, and is repeated. */
  replay: HTMLElement | null;
};

/**
 * Hydrates an island on the first intent inside of it, and repeats what was done until then. `when`:
 * also without one (integration.ts).
 */
export default function intent(
  load: () => Promise<void>,
  when: string | undefined,
  island: HTMLElement,
): void {
  let replay: Touched['replay'] = null;
  const written: Touched['written'] = new Map();
  let replayed = '';
  let begun = false;
  const keepWritten = ({ target }: Event) => {
    written.set(target as Field, (target as Field).value);
    begin();
  };

  const onIntent = (event: Event) => {
    // Clicks and submits are held back and replayed, because the island handles them. What the page
    // itself handles (a summary, a favourite mark) or the browser (a link to a new tab) passes
    // through.
    const target = event.target as HTMLElement;
    if (/click|submit/.test(event.type)) {
      if ((event as MouseEvent).metaKey || (event as MouseEvent).ctrlKey) return;
      if (!target.closest('summary,[data-do],a:not([data-island])')) {
        event.preventDefault();
        // React may already listen on the same element: it should receive the event only once, when
        // replayed.
        event.stopImmediatePropagation();
        // The target may be an element inside a button, or one that a translator has made.
        replay = target.closest<HTMLElement>('a,button,label,form') ?? target.closest(':not(font)');
        replayed = event.type;
        root.dataset.busy = '';
      }
    }
    begin();
  };

  const begin = () => {
    if (begun) return;
    begun = true;
    void hydrate();
  };

  const hydrate = async () => {
    await load();
    delete root.dataset.busy;
    // Without its script links and forms still work; anything else may be pressed again.
    if (island.hasAttribute('ssr') && !replay?.matches('a,form,[type=submit]')) {
      if (replay && !reloadOnce(island.getAttribute('component-url') ?? '')) {
        // Without a text: that its script did not come (core/actions.ts).
        dispatchEvent(new Event('kiyi:toast'));
      }
      replay = null;
      begun = false;
      return;
    }
    for (const type of INTENTS) island.removeEventListener(type, onIntent);
    island.removeEventListener('input', keepWritten);
    // Told to the island's renderer, where it has come (replay.ts).
    const touched: Touched = { written, replay };
    island.dispatchEvent(new CustomEvent('kiyi:hydrated', { detail: touched }));
    ({ replay } = touched);
    if (replayed === 'submit') (replay as HTMLFormElement).requestSubmit();
    else {
      replay?.focus();
      replay?.click();
    }
  };

  for (const type of INTENTS) island.addEventListener(type, onIntent);
  island.addEventListener('input', keepWritten);
  // What happened before this script ran: `pressed` comes from lib/inline-scripts.ts.
  for (const field of island.querySelectorAll<Field>('select,input')) {
    if (isChanged(field)) written.set(field, field.value);
  }
  if (
    (when === 'query' && location.search) ||
    written.size ||
    island.matches(':focus-within') ||
    (window as unknown as { pressed: Element[] }).pressed.some((one) => island.contains(one))
  ) {
    begin();
  } else if (when === 'near' && location.search) {
    // As far below the screen as a visitor soon comes; islands themselves have no box.
    new IntersectionObserver(([seen]) => seen?.isIntersecting && begin(), {
      rootMargin: '100%',
    }).observe(island.parentElement ?? island);
  }
}

/** Whether a field no longer has the value of the page; every list of an island has one. */
const isChanged = (field: Field): boolean =>
  'selectedOptions' in field
    ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue;
