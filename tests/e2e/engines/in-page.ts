/** Functions that run in a page: they may use nothing but their argument. */

/** The first visible element of a selector, with a text or name that contains `text`. */
export type Wanted = { css: string; text?: string };

export function pointOf({ css, text = '' }: Wanted): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replace(/\s+/g, ' ');
  const isSeen = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const element = [...document.querySelectorAll(css)].find(
    (one) => isSeen(one) && nameOf(one).includes(text) && !one.matches(':disabled'),
  );
  if (!element) return null;
  const within = (box: DOMRect) => box.top >= 0 && box.bottom <= innerHeight;
  if (!within(element.getBoundingClientRect()))
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
  const hit = document.elementFromPoint(point.x, point.y);
  return hit && (element.contains(hit) || hit.contains(element)) ? point : null;
}

/**
 * Texts whose highest letter (the dot of an İ, the breve of a Ğ) stands above the edge at which its
 * box is cut off.
 */
export function clippedLetters(): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!/[İĞÖÜÇŞ]/.test(text.data) || !text.parentElement) continue;
    let box: Element | null = text.parentElement;
    while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
    if (!box || !/hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const [line] = range.getClientRects();
    const edge = box.getBoundingClientRect();
    // What is closed, scrolled away or for readers of the screen alone is cut off on purpose.
    if (!line || line.height === 0 || edge.height < line.height / 2 || edge.width < 4) continue;
    if (line.top > edge.bottom || line.bottom < edge.top + line.height / 2) continue;
    const style = getComputedStyle(text.parentElement);
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const letters = pen.measureText(style.textTransform === 'uppercase' ? 'İ' : text.data);
    const base =
      line.top +
      (line.height * letters.fontBoundingBoxAscent) /
        (letters.fontBoundingBoxAscent + letters.fontBoundingBoxDescent);
    if (base - letters.actualBoundingBoxAscent < edge.top - 0.5) clipped.push(text.data.trim());
  }
  return clipped;
}
