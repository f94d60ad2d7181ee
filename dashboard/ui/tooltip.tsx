import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Kbd } from './kbd.tsx';

type Props = {
  text: string;
  keys?: string;
  side?: 'top' | 'bottom';
  /** Which edge of the trigger the hint lines up with, so that it stays on the page. */
  align?: 'center' | 'end';
  children: ReactNode;
};

/**
 * A tooltip with a shortcut on hover and keyboard focus, by CSS only. It repeats the trigger's
 * accessible name, so it is hidden from screen readers.
 */
export function Tooltip({ text, keys, side = 'bottom', align = 'center', children }: Props) {
  return (
    <span className="group/tip relative inline-flex">
      {children}
      <span
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute z-50 flex items-center gap-2 rounded-md bg-ink px-2 py-1 text-xs whitespace-nowrap text-ground opacity-0 floating transition-opacity duration-120',
          'group-has-focus-visible/tip:opacity-100 max-md:hidden group-hover/tip:opacity-100 group-hover/tip:delay-400',
          side === 'bottom' ? 'top-full mt-1.5' : 'bottom-full mb-1.5',
          align === 'center' ? 'left-1/2 -translate-x-1/2' : 'right-0',
        )}
      >
        {text}
        {keys && <Kbd keys={keys} />}
      </span>
    </span>
  );
}
