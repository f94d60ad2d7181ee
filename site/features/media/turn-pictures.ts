import type { VillaPage } from '#domain/villas/schema.ts';
import { readAnswer } from '#site/lib/answer.ts';
import { pictureSource } from '#site/lib/picture.ts';
import { reading } from '#site/lib/reading.ts';
import { toast } from '#site/lib/toast.ts';
import css from './turn-pictures.css?inline';
import { sayInScript } from '#site/lib/language-of-script.ts';

/*
 * Turns to the other pictures of a villa on its card: by a swipe, an arrow over the picture or the arrow
 * keys on its link. Nothing is asked for before somebody turns. For ears a card's picture is decoration
 * and its link all there is, so none of this has a name there.
 */

/** Pictures a card shows; the villa's page has all. */
const MAX = 6;
/** CSS pixels a finger has to go sideways. */
const SWIPE = 36;

type Turned = { keys: Promise<string[]>; at: number };

const turned = new WeakMap<Element, Turned>();

const cardOf = (event: Event) => (event.target as Element).closest?.('.card') ?? null;

async function loadKeys(slug: string): Promise<string[]> {
  const answer = await readAnswer<VillaPage>(await fetch(`/v1/villa/${slug}`));
  if (!answer.ok) throw new Error(answer.code);
  return answer.content.pictures.slice(0, MAX).map(({ key }) => key);
}

/** @param step 1 for the next picture, −1 for the one before; round the ends. */
async function turn(card: Element, step: number): Promise<void> {
  const slug = card.querySelector<HTMLElement>('.heart')?.dataset['slug'];
  const frame = card.querySelector('.card-picture');
  if (!slug || !frame) return;
  const state = turned.get(card) ?? { keys: loadKeys(slug), at: 0 };
  turned.set(card, state);
  try {
    const keys = await state.keys;
    if (keys.length < 2) return;
    state.at = (state.at + step + keys.length) % keys.length;
    await show(frame, keys, state.at, step);
  } catch {
    turned.delete(card);
    toast(sayInScript('core').pictures.notCome, 'error');
  }
}

/** Lays picture `at` over the cover, once it is there to be seen. */
async function show(frame: Element, keys: readonly string[], at: number, step: number) {
  const key = keys[at] ?? '';
  const before = frame.querySelectorAll('.card-turned');
  const { avif, src } = pictureSource(key);
  const over = document.createElement('div');
  over.className = 'card-turned';
  over.style.setProperty('--from', String(step));
  over.innerHTML = `<picture><source type="image/avif" srcset="${avif}"
    sizes="${frame.clientWidth}px"><img src="${src}" alt=""></picture>
    <span class="card-count" aria-hidden="true">${at + 1} / ${keys.length}</span>`;
  await over.querySelector('img')?.decode();
  // With quick turns only the last picture is shown.
  if (turned.get(frame.parentElement as Element)?.at !== at) return;
  for (const one of before) one.querySelector('.card-count')?.remove();
  frame.append(over);
  await Promise.all(over.getAnimations().map(({ finished }) => finished));
  for (const one of before) one.remove();
}

/** Arrows for a pointer that rests on a card, once. */
function addArrows(card: Element): void {
  const frame = card.querySelector<HTMLElement>('.card-picture');
  if (!frame?.firstElementChild || card.querySelector('.card-arrow')) return;
  for (const [step, path] of [
    [-1, 'm15 5-7 7 7 7'],
    [1, 'm9 5 7 7-7 7'],
  ] as const) {
    const arrow = document.createElement('button');
    arrow.type = 'button';
    arrow.className = 'card-arrow';
    arrow.tabIndex = -1;
    arrow.ariaHidden = 'true';
    arrow.dataset['step'] = String(step);
    arrow.style.top = `${frame.offsetTop + frame.offsetHeight / 2}px`;
    arrow.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" fill="none"
      stroke="currentColor" stroke-width="1.8"><path d="${path}"/></svg>`;
    card.append(arrow);
  }
}

/** Where a finger came down. */
let start: { card: Element; x: number; y: number } | null = null;

function onPointerDown(event: PointerEvent): void {
  const card = event.pointerType === 'mouse' ? null : cardOf(event);
  start = card && { card, x: event.clientX, y: event.clientY };
}

/** Where the browser scrolls instead, it takes the finger away and nobody hears where it went up. */
function onPointerUp({ clientX, clientY }: PointerEvent): void {
  if (start === null) return;
  const [across, down] = [clientX - start.x, clientY - start.y];
  if (Math.abs(across) > SWIPE && Math.abs(across) > 2 * Math.abs(down)) {
    void turn(start.card, across * reading() < 0 ? 1 : -1);
  }
  start = null;
}

const sheet = document.createElement('style');
sheet.textContent = css;
document.head.append(sheet);

document.addEventListener('pointerover', (event) => {
  const card = event.pointerType === 'mouse' ? cardOf(event) : null;
  if (card) addArrows(card);
});
document.addEventListener('pointerdown', onPointerDown);
document.addEventListener('pointerup', onPointerUp);
document.addEventListener('click', ({ target }) => {
  const arrow = (target as Element).closest<HTMLElement>('.card-arrow');
  const card = arrow?.closest('.card');
  if (card) void turn(card, Number(arrow?.dataset['step']));
});
document.addEventListener('keydown', (event) => {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const card = cardOf(event);
  if (step === undefined || card === null || !(event.target as Element).matches('.card-name a'))
    return;
  event.preventDefault();
  void turn(card, step * reading());
});
visualViewport?.addEventListener('resize', () => {
  document.documentElement.toggleAttribute('data-magnified', (visualViewport?.scale ?? 1) > 1);
});
// The pointer that asked for all this rests on a card already.
for (const card of document.querySelectorAll('.card:hover')) addArrows(card);

/** For tools, who expect something behind an address. */
export default turn;
