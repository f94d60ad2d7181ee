import * as z from 'zod';

/**
 * The point of a picture that stays visible however it is cropped: per cent from the left and from
 * the top.
 */
type Focus = { x: number; y: number };

const MIDDLE: Focus = { x: 50, y: 50 };

/** As it is stored: "50 60". */
export const FocusSchema = z
  .string()
  .regex(
    /^(?:100|\d{1,2}) (?:100|\d{1,2})$/,
    'Odak noktası soldan ve üstten yüzde olmalı, örneğin 50 60.',
  );

/** Reads a stored point; the centre when there is none. */
export function parseFocus(text: string): Focus {
  if (!FocusSchema.safeParse(text).success) return MIDDLE;
  const [x = MIDDLE.x, y = MIDDLE.y] = text.split(' ').map(Number);
  return { x, y };
}

/** The value of CSS `object-position`. */
export const objectPosition = ({ x, y }: Focus): string => `${x}% ${y}%`;
