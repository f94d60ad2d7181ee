import { backClosesDialog } from '#site/lib/back-closes.ts';
import { reading } from '#site/lib/reading.ts';
import css from './lightbox.css?inline';
import { sayInScript } from '#site/lib/language-of-script.ts';

type Asked = { gallery: HTMLElement; link: HTMLAnchorElement };

/**
 * Shows a gallery's pictures in a lightbox, starting with `link`'s. The track uses scroll snapping,
 * so swiping is native; arrows, Home and End scroll it, Escape closes it, and the focus returns to
 * the picture it was opened from. Called by its event below; the export is for tools, which expect
 * one in a module loaded by address.
 */
export default function openLightbox(gallery: HTMLElement, link: HTMLAnchorElement): void {
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('a:has(img)')];
  const dialog = createDialog(links);
  document.body.append(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  // The platform returns the focus to the previously focused element, but Safari does not focus a
  // clicked link.
  link.focus();
  dialog.showModal();
  backClosesDialog(dialog);
  connect(dialog, Math.max(0, links.indexOf(link)), links.length);
}

function createDialog(links: readonly HTMLAnchorElement[]): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  const words = sayInScript('core').pictures;
  dialog.setAttribute('aria-label', words.dialog);
  dialog.innerHTML = `<style>${css}</style>
    <div class="lightbox-track" tabindex="0" role="region" aria-label="${words.strip}"></div>
    <p class="lightbox-count" role="status"></p>
    ${button('previous', words.previous, 'm15 5-7 7 7 7')}
    ${button('next', words.next, 'm9 5 7 7-7 7')}
    ${button('close', words.close, 'M6 6l12 12M18 6 6 18')}`;
  const track = dialog.querySelector('.lightbox-track');
  for (const link of links) track?.append(createSlide(link));
  const rooms = createRooms(links);
  if (rooms) dialog.append(rooms);
  return dialog;
}

/** The index of each room's first picture, in gallery order. */
function roomStarts(links: readonly HTMLAnchorElement[]): Map<string, number> {
  const starts = new Map<string, number>();
  links.forEach(({ dataset: { room } }, index) => {
    if (room && !starts.has(room)) starts.set(room, index);
  });
  return starts;
}

/** A strip of links to the first picture of each room; null when there is nothing to choose. */
function createRooms(links: readonly HTMLAnchorElement[]): HTMLElement | null {
  const starts = roomStarts(links);
  if (starts.size < 2) return null;
  const strip = document.createElement('nav');
  strip.className = 'lightbox-rooms';
  strip.setAttribute('aria-label', sayInScript('core').pictures.rooms);
  for (const [room, index] of starts) {
    const one = document.createElement('button');
    one.type = 'button';
    one.dataset['first'] = String(index);
    one.textContent = room;
    strip.append(one);
  }
  return strip;
}

function button(act: string, label: string, path: string): string {
  return `<button type="button" class="icon-button" data-act="${act}" aria-label="${label}">
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor"
      stroke-width="1.6" aria-hidden="true"><path d="${path}"/></svg></button>`;
}

function createSlide(link: HTMLAnchorElement): HTMLElement {
  const figure = document.createElement('figure');
  const picture = document.createElement('img');
  picture.src = link.href.replace(/\.jpg$/, '.avif');
  // Browsers without AVIF get the picture that the link leads to.
  picture.addEventListener('error', () => (picture.src = link.href), { once: true });
  picture.loading = 'lazy';
  picture.alt = link.querySelector('img')?.alt ?? '';
  picture.style.background = link.style.background;
  figure.append(picture);
  const caption = document.createElement('figcaption');
  const { room } = link.dataset;
  caption.textContent = room ? `${room} · ${picture.alt}` : picture.alt;
  figure.append(caption);
  return figure;
}

function connect(dialog: HTMLDialogElement, first: number, total: number): void {
  const track = dialog.querySelector<HTMLElement>('.lightbox-track');
  const count = dialog.querySelector('.lightbox-count');
  if (!track || !count) return;
  // Below 0 where the first picture is on the right.
  const width = () => reading() * track.clientWidth;
  const current = () => Math.round(track.scrollLeft / width());
  const goTo = (index: number, behavior: ScrollBehavior) =>
    track.scrollTo({ left: ((index + total) % total) * width(), behavior });
  const rooms = [...dialog.querySelectorAll<HTMLElement>('[data-first]')];
  const showCount = () => {
    const text = `${current() + 1} / ${total}`;
    if (count.textContent === text) return;
    count.textContent = text;
    const room = rooms.findLast(({ dataset }) => Number(dataset['first']) <= current());
    for (const one of rooms) one.ariaCurrent = one === room ? 'true' : null;
  };
  track.addEventListener('scroll', showCount, { passive: true });
  goTo(first, 'instant');
  showCount();

  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const move = (index: number) => goTo(index, calm ? 'instant' : 'smooth');
  dialog.addEventListener('click', ({ target }) => {
    const act = (target as Element).closest<HTMLElement>('[data-act]')?.dataset['act'];
    const first = (target as Element).closest<HTMLElement>('[data-first]')?.dataset['first'];
    if (first !== undefined) move(Number(first));
    else if (act === 'previous') move(current() - 1);
    else if (act === 'next') move(current() + 1);
    else if (act === 'close' || (target as Element).matches('figure')) dialog.close();
  });
  dialog.addEventListener('keydown', (event) => {
    const target = {
      ArrowLeft: current() - reading(),
      ArrowRight: current() + reading(),
      Home: 0,
      End: total - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    move(target);
  });
}

// Loaded by address, so it is called by an event; see core/photos.ts.
addEventListener('kiyi:lightbox', (event) => {
  const { gallery, link } = (event as CustomEvent<Asked>).detail;
  openLightbox(gallery, link);
});
