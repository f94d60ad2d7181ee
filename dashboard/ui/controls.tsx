import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';

const BOX =
  'w-full rounded-md border border-line bg-raised text-ink placeholder:text-soft hover:border-line-strong aria-invalid:border-red disabled:opacity-60';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cx(BOX, 'h-8 px-2.5 max-md:h-10', className)} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cx(BOX, 'min-h-20 px-2.5 py-1.5', className)} {...rest} />;
}

/** The platform's own select: quick, and right on a phone. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <select className={cx(BOX, 'h-8 truncate pr-6 pl-2.5 max-md:h-10', className)} {...rest} />
  );
}
