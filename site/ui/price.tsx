import { useStore } from '@nanostores/react';
import { formatPriceSpan } from '#domain/values/currency.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';

/** An amount in kuruş, or the span up to another, in the visitor's currency. The server writes lira. */
export function Price({ kurus, to = kurus }: { kurus: number; to?: number }) {
  const currency = useStore($currency, { ssr: () => 'TL' as const });
  return <span className="price">{formatPriceSpan(kurus, to, currency, getPageRates())}</span>;
}
