/** A name and where its dot is, in pixels of the picture. */
type Label = { name: string; x: number; y: number };

const HEIGHT = 22;
/** Of a letter of the small text, on average, and of the dot before it. */
const LETTER = 7.6;
const DOT = 16;

/**
 * Which names find room beside their dot, to its right; the first ones of the list come first. The
 * others are dots.
 */
export function fitLabels(labels: readonly Label[], width: number): boolean[] {
  const placed: { left: number; right: number; y: number }[] = [];
  return labels.map(({ name, x, y }) => {
    const box = { left: x - DOT / 2, right: x + DOT / 2 + name.length * LETTER, y };
    const isFree = placed.every(
      (other) =>
        box.left > other.right || box.right < other.left || Math.abs(other.y - y) >= HEIGHT,
    );
    if (!isFree || box.right > width) return false;
    placed.push(box);
    return true;
  });
}
