import { useStore } from '@nanostores/react';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';
import { formats } from '#site/language.ts';

/**
 * An amount in kuruş, or the span up to another, in the visitor's currency. The server writes lira;
 * until an island is hydrated the page's script converts it, which React may find.
 */
export function Price({ kurus, to = kurus }: { kurus: number; to?: number }) {
  const currency = useStore($currency, { ssr: () => 'TL' as const });
  return (
    <data
      className="price"
      value={kurus}
      data-to={to === kurus ? undefined : to}
      suppressHydrationWarning
    >
      {formats().priceSpan(kurus, to, currency, getPageRates())}
    </data>
  );
}
