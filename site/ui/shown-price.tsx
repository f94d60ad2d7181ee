import type { ReactNode } from 'react';
import type { ShownPrice as Shown } from '#site/lib/format/shown-price.ts';
import { Price } from './price.tsx';
import { say } from '#site/language.ts';
import { Rich } from '#site/lib/rich.tsx';

type Props = {
  price: Shown;
  /** Goes on in the second line. */
  children?: ReactNode;
};

/** A price in two lines: what it is, and what it stands for. */
export function ShownPrice({ price, children }: Props) {
  const words = say('cards');
  if (price.of === 'nights') {
    return (
      <>
        <strong>
          <Price kurus={price.from} to={price.to} />
        </strong>{' '}
        <small>
          {/* Alone it needs no element, which every card of a page would carry. */}
          {children ? (
            <>
              <span>{words.aNight}</span>
              {children}
            </>
          ) : (
            words.aNight
          )}
        </small>
      </>
    );
  }
  return (
    <>
      <strong>
        <Price kurus={price.total} />
      </strong>
      {` · ${words.nights(price.nights)} `}
      <small>
        <Rich message={words.eachNight} parts={{ price: <Price kurus={price.nightly} /> }} />
        {children}
      </small>
    </>
  );
}
