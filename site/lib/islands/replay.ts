import type { Field, Touched } from './intent.ts';

/**
 * Tells React what was done to an island before it was hydrated, once it is. With the island's
 * renderer, because nobody needs it before a touch.
 */
export function replayOn(island: HTMLElement): void {
  const tell = (event: Event) => replay(island, (event as CustomEvent<Touched>).detail);
  island.addEventListener('kiyi:hydrated', tell, { once: true });
}

/** Sets `touched.replay` to the element that takes the place of the touched one. */
function replay(island: HTMLElement, touched: Touched): void {
  /** All elements of the island of the same kind. */
  const alike = (one: Element | null): (Element | null)[] => [
    ...island.getElementsByTagName(one?.localName ?? ''),
  ];
  // React is listening by now and hydrates synchronously for an event, even one without a
  // handler. Later, a network response could have re-rendered the page without the clicked
  // element.
  // Where a translator has changed the texts, React renders the island anew: of what was touched
  // the one in the same place is meant, and what was opened stays open.
  const all = [...touched.written.keys(), touched.replay];
  const places = all.map((one) => alike(one).indexOf(one));
  const opened = [...island.getElementsByTagName('details')].map(({ open }) => open);
  const first = [...all, island.querySelector('font')].find(Boolean);
  first?.dispatchEvent(new Event('auxclick', { bubbles: true }));
  const now = <One extends Element | null>(one: One, at: number) =>
    (one?.isConnected ? one : alike(one)[places.at(at) ?? -1]) as One;
  [...touched.written].forEach(([field, value], at) => tellReact(now(field, at), value));
  touched.replay = now(touched.replay, -1);
  [...island.getElementsByTagName('details')].forEach((one, at) => (one.open ||= !!opened[at]));
}

/**
 * Replays a field's value as input. React compares the property with the last value it saw, so it
 * is first set to another one through the native setter.
 */
function tellReact(field: Field, value: string): void {
  field.value = `${value}-`;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
