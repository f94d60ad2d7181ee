import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = { className?: string; children: ReactNode };

/** An error message next to its cause; nothing without one. */
export function Alert({ className, children }: Props) {
  if (!children) return null;
  return (
    <p role="alert" className={cx('rounded-md bg-red-wash px-3 py-2 text-red', className)}>
      {children}
    </p>
  );
}
