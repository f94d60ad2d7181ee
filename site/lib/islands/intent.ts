import type { ClientDirective } from 'astro';
import { reloadOnce } from '#browser/gone-file.ts';
import { root } from '../root.ts';

const INTENTS = ['pointerenter', 'focusin', 'touchstart', 'click', 'submit'];

/** Not by `toast`, whose module would be a second file of every page. */
const FAILED = { text: 'Bağlantınızı kontrol edip yeniden deneyin.', kind: 'error' };

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const intent: ClientDirective = (load, options, island) => {
  let replay: HTMLElement | null = null;
  let replayed = '';
  let begun = false;
  // Values typed or chosen before hydration, which React does not pick up by itself.
  const written = new Map<Field, string>();
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
        // The target may be an element inside a button.
        replay = target.closest<HTMLElement>('a,button,label,form') ?? target;
        replayed = event.type;
        root.dataset.busy = '';
      }
    }
    begin();
  };

  /** All elements of the island of the same kind. */
  const alike = (one: Element | null): (Element | null)[] => [
    ...island.getElementsByTagName(one?.localName ?? ''),
  ];

  const begin = () => {
    if (begun) return;
    begun = true;
    void hydrate();
  };

  const hydrate = async () => {
    const hydrateIsland = await load();
    await hydrateIsland();
    delete root.dataset.busy;
    // Without its script links and forms still work; anything else may be pressed again.
    if (island.hasAttribute('ssr') && !replay?.matches('a,form,[type=submit]')) {
      if (replay && !reloadOnce(island.getAttribute('component-url') ?? '')) {
        dispatchEvent(new CustomEvent('kiyi:toast', { detail: FAILED }));
      }
      replay = null;
      begun = false;
      return;
    }
    for (const type of INTENTS) island.removeEventListener(type, onIntent);
    island.removeEventListener('input', keepWritten);
    // React is listening by now and hydrates synchronously for an event, even one without a
    // handler. Later, a network response could have re-rendered the page without the clicked
    // element.
    const [touched = replay] = written.keys();
    // Where a translator has changed the texts, React renders the island anew: of what was touched
    // the one in the same place is meant.
    const places = [...written.keys(), replay].map((one) => alike(one).indexOf(one));
    touched?.dispatchEvent(new Event('auxclick', { bubbles: true }));
    const now = <One extends Element | null>(one: One, at: number) =>
      (one?.isConnected ? one : alike(one)[places.at(at) ?? -1]) as One;
    [...written].forEach(([field, value], at) => tellReact(now(field, at), value));
    replay = now(replay, -1);
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
  const { pressed = [] } = window as { pressed?: Element[] };
  if (
    (options.value === 'query' && location.search) ||
    written.size ||
    island.matches(':focus-within') ||
    pressed.some((one) => island.contains(one))
  ) {
    begin();
  } else if (options.value === 'near' && location.search) {
    // As far below the screen as a visitor soon comes; islands themselves have no box.
    new IntersectionObserver(([seen]) => seen?.isIntersecting && begin(), {
      rootMargin: '100%',
    }).observe(island.parentElement ?? island);
  }
};

/** Whether a field no longer has the value of the page; every list of an island has one. */
const isChanged = (field: Field): boolean =>
  'selectedOptions' in field
    ? !field.selectedOptions[0]?.defaultSelected
    : field.value !== field.defaultValue;

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
