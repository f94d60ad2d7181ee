import type { ReactNode } from 'react';
import { Outlet } from '@tanstack/react-router';
import { cx } from '#dashboard/ui/class-names.ts';

/** A list with room for the row that is open beside it; on a phone the open row has it all. */
export function ListWithDrawer({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <div className="flex h-full min-h-0 max-lg:block">
      <div className={cx('flex min-w-0 flex-1', isOpen && 'max-lg:hidden')}>{children}</div>
      <Outlet />
    </div>
  );
}

/** Where the keyboard goes on when a drawer closes: the row that was open, or the screen's top. */
export function focusRow(id: string): void {
  const row = document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);
  (row ?? document.getElementById('screen'))?.focus();
}
