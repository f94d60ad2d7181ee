type Box = { top: number; bottom: number };

type Place = {
  /** What must stay in sight, in the window's pixels. */
  boxes: Box[];
  /** Of what is to be placed. */
  height: number;
  windowHeight: number;
  /** The least distance to the window's foot. */
  lowest: number;
  /** Where it stands already: it stays there while that covers nothing. */
  now: number;
};

/** Between what is placed and what it leaves free, and to the window's head. */
const GAP = 8;

/** The distance to the window's foot that covers no box, as low as can be; `lowest` where every place covers one. */
export function findFreePlace({ boxes, height, windowHeight, lowest, now }: Place): number {
  const isFree = (distance: number) => {
    const bottom = windowHeight - distance;
    const top = bottom - height;
    return top >= GAP && boxes.every((box) => box.bottom + GAP <= top || box.top - GAP >= bottom);
  };
  const above = boxes.map((box) => windowHeight - box.top + GAP).filter((place) => place > lowest);
  return [now, lowest, ...above.toSorted((a, b) => a - b)].find(isFree) ?? lowest;
}
