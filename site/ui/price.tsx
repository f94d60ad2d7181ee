import { useStore } from '@nanostores/react';
import { formatPrice } from '#domain/values/currency.ts';
import { getPageRates } from '#site/lib/rates.ts';
import { $currency } from '#site/lib/stores.ts';

/** An amount in kuruş, in the visitor's currency. The server writes lira. */
export function Price({ kurus }: { kurus: number }) {
  const currency = useStore($currency, { ssr: () => 'TL' as const });
  return <span className="price">{formatPrice(kurus, currency, getPageRates())}</span>;
}
