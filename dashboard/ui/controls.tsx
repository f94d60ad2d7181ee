import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { withLabel } from './field.tsx';
import { useFieldTie } from './field-context.ts';

const BOX =
  'w-full rounded-md border border-line bg-raised text-ink placeholder:text-soft hover:border-line-strong aria-invalid:border-red disabled:opacity-60';

/** Nearly all is about somebody else: a browser offers nobody's own name and address for it. */
export const TextInput = withLabel(({ className, ...rest }: ComponentProps<'input'>) => {
  const tie = useFieldTie();
  const style = cx(BOX, 'h-8 px-2.5 max-md:h-11', className);
  return <input className={style} autoComplete="off" {...tie} {...rest} />;
});

export const TextArea = withLabel(({ className, ...rest }: ComponentProps<'textarea'>) => {
  const tie = useFieldTie();
  return <textarea className={cx(BOX, 'min-h-20 px-2.5 py-1.5', className)} {...tie} {...rest} />;
});

/** The native select: fast, and well supported on phones. */
export const Select = withLabel(({ className, ...rest }: ComponentProps<'select'>) => {
  const tie = useFieldTie();
  return (
    <select
      className={cx(BOX, 'h-8 truncate pr-6 pl-2.5 max-md:h-11', className)}
      {...tie}
      {...rest}
    />
  );
});

type Named = { of: readonly (readonly [value: string | number, name: ReactNode])[] | undefined };
type Labelled<Choice extends string> = {
  of: readonly Choice[];
  labels: Readonly<Record<Choice, string>>;
};

/** What a `Select` offers: values with their names, or values and what each is called. */
export function Options<Choice extends string>(given: Named | Labelled<Choice>) {
  const named =
    'labels' in given
      ? given.of.map((value) => [value, given.labels[value]] as const)
      : (given.of ?? []);
  return named.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}

/** A checkbox before what it says. */
export function Tick({ children, className, ...rest }: ComponentProps<'input'>) {
  return (
    <label className={cx('flex items-center gap-2', className)}>
      <input type="checkbox" className="size-4" {...rest} />
      {children}
    </label>
  );
}
