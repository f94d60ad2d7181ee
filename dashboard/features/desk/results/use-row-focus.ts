import type { RefObject } from 'react';

/** Moves the keyboard between the box and the rows below it (their first buttons, `[data-row]`). */
export function useRowFocus(
  list: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
): { first: () => void; step: (by: 1 | -1) => void } {
  const rows = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  return {
    first: () => rows()[0]?.focus(),
    step: (by) => {
      const all = rows();
      const here = document.activeElement?.closest('li')?.querySelector('[data-row]');
      const next = all.findIndex((row) => row === here) + by;
      const target = next < 0 ? box.current : all[Math.min(next, all.length - 1)];
      target?.focus();
      target?.scrollIntoView({ block: 'nearest' });
    },
  };
}
