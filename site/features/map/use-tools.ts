import { type RefObject, useEffect, useState } from 'react';
import type { Box } from './fit-labels.ts';

/**
 * The areas of a map that its buttons cover (`data-over`), as they are on the screen: their sizes
 * are a matter of the style sheet, and some come and go.
 */
export function useTools(frame: RefObject<HTMLElement | null>): readonly Box[] {
  const [tools, setTools] = useState<readonly Box[]>([]);
  // After every render, because the children of the map change without it.
  useEffect(() => {
    const { left = 0, top = 0 } = frame.current?.getBoundingClientRect() ?? {};
    const found = [...(frame.current?.querySelectorAll('[data-over]') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x: x - left + width / 2, y: y - top + height / 2, width, height };
    });
    setTools((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
  });
  return tools;
}
