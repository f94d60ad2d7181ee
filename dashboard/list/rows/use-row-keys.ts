import type { RefObject } from 'react';
import { useShortcuts } from '#dashboard/app/shortcuts.ts';

/**
 * J and K move through the rows (`[data-row]` links) of a list: they move the focus, or, while a
 * row is open beside it, open the next one. Enter on a focused row is the link's own.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>, openId: string | undefined): void {
  function step(by: 1 | -1) {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.findIndex((row) =>
      openId === undefined ? row === document.activeElement : row.dataset.row === openId,
    );
    // Without a focused row, either key starts at the top.
    const next = rows[at === -1 ? 0 : at + by];
    if (!next) return;
    next.scrollIntoView({ block: 'nearest' });
    const fromRow =
      document.activeElement instanceof HTMLElement && 'row' in document.activeElement.dataset;
    if (openId === undefined || fromRow) next.focus();
    if (openId !== undefined) next.click();
  }
  useShortcuts({ j: () => step(1), k: () => step(-1) });
}
