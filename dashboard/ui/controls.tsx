import type { ComponentProps } from 'react';
import { cx } from './class-names.ts';
import { useFieldTie } from './field-context.ts';

const BOX =
  'w-full rounded-md border border-line bg-raised text-ink placeholder:text-soft hover:border-line-strong aria-invalid:border-red disabled:opacity-60';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const tie = useFieldTie();
  return <input className={cx(BOX, 'h-8 px-2.5 max-md:h-11', className)} {...tie} {...rest} />;
}

export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  const tie = useFieldTie();
  return <textarea className={cx(BOX, 'min-h-20 px-2.5 py-1.5', className)} {...tie} {...rest} />;
}

/** The native select: fast, and well supported on phones. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  const tie = useFieldTie();
  return (
    <select
      className={cx(BOX, 'h-8 truncate pr-6 pl-2.5 max-md:h-11', className)}
      {...tie}
      {...rest}
    />
  );
}
