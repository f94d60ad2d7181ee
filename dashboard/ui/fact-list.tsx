import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = {
  /** A name and what is known; what is empty is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
  /** Of each value. */
  valueClass?: string;
};

/** Facts of one thing, each beside its name. */
export const FactList = ({ facts, className, valueClass }: Props) => (
  <dl className={cx('grid grid-cols-[auto_1fr] gap-x-4 gap-y-1', className)}>
    {facts
      .filter(([, value]) => value || value === 0)
      .map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className={cx('min-w-0 break-words', valueClass)}>{value}</dd>
        </div>
      ))}
  </dl>
);

/** Facts whose values are long, each below its name. */
export const StackedFacts = ({ facts }: Pick<Props, 'facts'>) => (
  <dl className="grid gap-3">
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className="text-xs text-soft">{name}</dt>
        <dd className="break-words whitespace-pre-line">{value}</dd>
      </div>
    ))}
  </dl>
);
