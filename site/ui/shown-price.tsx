import type { ReactNode } from 'react';
import type { ShownPrice as Shown } from '#site/lib/format/shown-price.ts';
import { Price } from './price.tsx';

type Props = {
  price: Shown;
  /** Goes on in the second line. */
  children?: ReactNode;
};

/** A price in two lines: what it is, and what it stands for. */
export function ShownPrice({ price, children }: Props) {
  if (price.of === 'nights') {
    return (
      <>
        <strong>
          <Price kurus={price.from} to={price.to} />
        </strong>{' '}
        <small>gecelik{children}</small>
      </>
    );
  }
  return (
    <>
      <strong>
        <Price kurus={price.total} />
      </strong>
      {` · ${price.nights} gece `}
      <small>
        gecelik <Price kurus={price.nightly} />
        {children}
      </small>
    </>
  );
}
