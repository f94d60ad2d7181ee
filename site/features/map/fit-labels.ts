/** An area that labels must not cover, by its centre, in pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A name and where its dot is, in pixels of the picture. */
type Label = { name: string; x: number; y: number };

/** Position of a name relative to its dot. */
export const SIDES = ['right', 'left', 'below', 'above'] as const;
export type Side = (typeof SIDES)[number];

const HEIGHT = 20;
/** Average width of a letter of the small text. */
const LETTER = 7.6;
const DOT = 13;

/** The box of a name on one side of its dot. */
function boxOf({ name, x, y }: Label, side: Side): Box {
  const width = name.length * LETTER;
  const aside = (width + DOT) / 2 + 2;
  const beside = (HEIGHT + DOT) / 2;
  const moves = { right: [aside, 0], left: [-aside, 0], below: [0, beside], above: [0, -beside] };
  const [dx = 0, dy = 0] = moves[side];
  return { x: x + dx, y: y + dy, width, height: HEIGHT };
}

const overlap = (a: Box, b: Box): boolean =>
  2 * Math.abs(a.x - b.x) < a.width + b.width && 2 * Math.abs(a.y - b.y) < a.height + b.height;

const isInside = ({ x, y, width, height }: Box, size: { width: number; height: number }) =>
  x >= width / 2 && x <= size.width - width / 2 && y >= height / 2 && y <= size.height - height / 2;

type Options = {
  size: { width: number; height: number };
  /** What else is there besides the dots of the names. */
  obstacles?: readonly Box[];
  /** False where names stand without a dot. */
  dots?: boolean;
  /** The side that a name keeps; any for those without one. */
  sides?: readonly (Side | null)[];
};

/**
 * The side of its dot on which each label has room; earlier ones in the list choose first. Null: no
 * room, only the dot is shown. The subject of the map comes first, and may cover a dot.
 */
export function fitLabels(
  labels: readonly Label[],
  { size, obstacles = [], dots: isDotted = true, sides }: Options,
): (Side | null)[] {
  const dot = { width: DOT, height: DOT };
  const dots = isDotted ? labels.map(({ x, y }) => ({ x, y, ...dot })) : [];
  const placed = [...obstacles];
  return labels.map((label, i) => {
    const kept = sides?.[i];
    const allowed = kept ? [kept] : SIDES;
    const findRoom = (others: readonly Box[]) =>
      allowed.find((one) => {
        const box = boxOf(label, one);
        return isInside(box, size) && others.every((other) => !overlap(box, other));
      });
    const side =
      findRoom([...placed, ...dots.filter((_, other) => other !== i)]) ??
      (i === 0 ? findRoom(placed) : undefined);
    if (side === undefined) return null;
    placed.push(boxOf(label, side));
    return side;
  });
}
