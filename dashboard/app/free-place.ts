type Box = { top: number; bottom: number };

type Place = {
  /** Elements that must stay visible, in window pixels. */
  boxes: Box[];
  /** Of what is to be placed. */
  height: number;
  windowHeight: number;
  /** The minimum distance to the bottom of the window. */
  lowest: number;
  /** The current position, which is kept as long as it covers nothing. */
  now: number;
};

/** The gap to the elements left free, and to the top of the window. */
const GAP = 8;

/**
 * The lowest distance to the bottom of the window that covers no box; `lowest` when every position
 * covers one.
 */
export function findFreePlace({ boxes, height, windowHeight, lowest, now }: Place): number {
  const isFree = (distance: number) => {
    const bottom = windowHeight - distance;
    const top = bottom - height;
    return top >= GAP && boxes.every((box) => box.bottom + GAP <= top || box.top - GAP >= bottom);
  };
  const above = boxes.map((box) => windowHeight - box.top + GAP).filter((place) => place > lowest);
  return [now, lowest, ...above.toSorted((a, b) => a - b)].find(isFree) ?? lowest;
}
