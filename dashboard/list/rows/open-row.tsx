import type { ReactNode } from 'react';
import { Outlet, useChildMatches } from '@tanstack/react-router';
import { cx } from '#dashboard/ui/class-names.ts';

/**
 * A list with space for the row opened beside it; on a phone the open row takes the whole screen.
 */
export function ListWithDrawer({ children }: { children?: ReactNode }) {
  const isOpen = useChildMatches({ select: (matches) => matches.length > 0 });
  return (
    <div className="flex h-full min-h-0 max-lg:block">
      <div className={cx('flex min-w-0 flex-1', isOpen && 'max-lg:hidden')}>{children}</div>
      <Outlet />
    </div>
  );
}

/**
 * Returns the focus when a drawer closes: to the row that was open, or to the top of the screen.
 */
export function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  (row ?? document.getElementById('screen'))?.focus();
}
