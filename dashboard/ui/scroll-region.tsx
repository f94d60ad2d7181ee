import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** Focusable, so that the keyboard scrolls it too (WCAG 2.1.1). */
const SCROLLED_BY_KEYS = 0;

type Props = { label: string; className?: string; children: ReactNode };

/** What is wider or longer than its place and scrolls by itself. */
export function ScrollRegion({ label, className, children }: Props) {
  return (
    <section
      aria-label={label}
      tabIndex={SCROLLED_BY_KEYS}
      className={cx('relative overflow-auto', className)}
    >
      {children}
    </section>
  );
}
