import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusRow } from './open-row.tsx';

/**
 * Keeps the focus on its row when a list changes between cards and table, for example when a drawer
 * opens on a laptop: the row is then another element, and the focus would be lost.
 */
export function useLastRow(list: RefObject<HTMLElement | null>, isTable: boolean): void {
  const last = useRef<string>(undefined);
  const shown = useRef(isTable);
  useEffect(() => {
    const box = list.current;
    const onFocus = ({ target }: FocusEvent) => {
      last.current = target instanceof HTMLElement ? target.dataset.row : undefined;
    };
    box?.addEventListener('focusin', onFocus);
    return () => box?.removeEventListener('focusin', onFocus);
  }, [list]);
  useLayoutEffect(() => {
    if (shown.current === isTable) return;
    shown.current = isTable;
    if (document.activeElement === document.body && last.current) focusRow(last.current);
  }, [isTable]);
}
