import { lazy, Suspense } from 'react';
import { messageOf } from '#dashboard/app/api-error.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { QuotedProps } from './quoted-price.tsx';

// There is nothing to show before a villa and dates are typed.
const QuotedPrice = lazy(() => import('./quoted-price.tsx'));

type Props = Omit<QuotedProps, 'quote'> & {
  quote: QuotedProps['quote'] | undefined;
  error: Error | null;
  /** Villa, dates and guests are complete, so a price has been requested. */
  isAsked: boolean;
};

/** The price of the stay as it is typed, or why there is none yet. */
export function PriceBox({ quote, error, isAsked, ...price }: Props) {
  if (error) {
    return (
      <p role="alert" className="rounded-md bg-red-wash px-3 py-2 text-red">
        {messageOf(error)}
      </p>
    );
  }
  if (!quote && !isAsked) {
    return (
      <p className="rounded-md bg-sunken px-3 py-2 text-soft">
        Villa ve tarihler seçilince fiyat burada belirir.
      </p>
    );
  }
  const waiting = <Skeleton className="h-28 w-full" />;
  return quote ? (
    <Suspense fallback={waiting}>
      <QuotedPrice quote={quote} {...price} />
    </Suspense>
  ) : (
    waiting
  );
}
