import { z } from 'zod';

/** The point of a picture that stays in sight however it is cut: percent from the left, from the top. */
export type Focus = { x: number; y: number };

export const MIDDLE: Focus = { x: 50, y: 50 };

/** As it is stored: "50 60". */
export const FocusSchema = z
  .string()
  .regex(
    /^(?:100|\d{1,2}) (?:100|\d{1,2})$/,
    'Odak noktası soldan ve üstten yüzde olmalı, örneğin 50 60.',
  );

/** Reads a stored point; the middle where there is none. */
export function parseFocus(text: string): Focus {
  if (!FocusSchema.safeParse(text).success) return MIDDLE;
  const [x = MIDDLE.x, y = MIDDLE.y] = text.split(' ').map(Number);
  return { x, y };
}

/** As CSS positions a picture in its frame. */
export const objectPosition = ({ x, y }: Focus): string => `${x}% ${y}%`;
