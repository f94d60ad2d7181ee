import { type RefObject, useEffect, useState } from 'react';
import type { Box } from './fit-labels.ts';

/**
 * The areas of a map that its buttons cover (`data-over`), as they are on the screen: their sizes
 * are a matter of the style sheet, and some come and go.
 */
export function useTools(frame: RefObject<HTMLElement | null>): readonly Box[] {
  const [tools, setTools] = useState<readonly Box[]>([]);
  useEffect(() => {
    const map = frame.current;
    if (map === null) return undefined;
    const measure = () => setTools(coveredBy(map));
    const resizes = new ResizeObserver(measure);
    const children = new MutationObserver(measure);
    resizes.observe(map);
    children.observe(map, { childList: true });
    return () => {
      resizes.disconnect();
      children.disconnect();
    };
  }, [frame]);
  return tools;
}

function coveredBy(map: HTMLElement): Box[] {
  const { left, top } = map.getBoundingClientRect();
  return [...map.querySelectorAll('[data-over]')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - left + width / 2, y: y - top + height / 2, width, height };
  });
}
