import type { InvoiceParty, PostalAddress } from './invoice.ts';
import { isTckn } from '#domain/values/tckn.ts';
import { isVkn } from '#domain/values/vkn.ts';

/** Settings that an invoice needs of the agency. */
export const INVOICE_SETTING_KEYS = [
  'company_title',
  'tax_office',
  'tax_number',
  'site_address',
  'site_email',
  'site_phone',
  'invoice_series',
  'invoices_from',
] as const;

type Settings = Readonly<Record<string, string | undefined>>;

/** The end of an address as it is written in Türkiye: "…, 07960 Kaş / Antalya". */
const PLACE = /(?:^|[,\s])(\p{L}[\p{L}.]*)\s*\/\s*(\p{L}[\p{L}.]*)\s*$/u;

/** Street, district and city of an address in one line; null where they cannot be told apart. */
export function readAddress(text: string): PostalAddress | null {
  const found = PLACE.exec(text.slice(0, 300).trim());
  const [, district, city] = found ?? [];
  if (found === null || district === undefined || city === undefined) return null;
  const street = text
    .slice(0, found.index)
    .replace(/\s*\b\d{5}$/, '')
    .replace(/[,\s]+$/, '')
    .trim();
  return { street, district, city, country: 'Türkiye' };
}

/** The agency as the seller of its invoices, or what it has to fill in first, in words. */
export function sellerOf(
  settings: Settings,
): { seller: InvoiceParty; series: string; from: string } | { missing: string[] } {
  const of = (key: (typeof INVOICE_SETTING_KEYS)[number]) => settings[key]?.trim() ?? '';
  const number = of('tax_number').replace(/\s/g, '');
  const address = readAddress(of('site_address'));
  const missing = [
    of('company_title') === '' && 'Ticaret unvanı',
    !isVkn(number) && !isTckn(number) && 'Vergi numarası',
    of('tax_office') === '' && 'Vergi dairesi',
    address === null && 'Adres (sonu “İlçe / İl” olmalı)',
    of('invoice_series') === '' && 'Fatura serisi (üç harf)',
    of('invoices_from') === '' && 'Faturalar hangi günden itibaren buradan kesiliyor',
  ].filter((one) => one !== false);
  if (missing.length > 0 || address === null) return { missing };
  return {
    series: of('invoice_series'),
    from: of('invoices_from'),
    seller: {
      number: { kind: isVkn(number) ? 'vkn' : 'tckn', number },
      name: of('company_title'),
      taxOffice: of('tax_office'),
      address,
      ...(of('site_email') !== '' && { email: of('site_email') }),
      ...(of('site_phone') !== '' && { phone: of('site_phone') }),
    },
  };
}
