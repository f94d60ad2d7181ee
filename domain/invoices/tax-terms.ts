import { addDays, type Day } from '#domain/values/dates.ts';

/**
 * Settings that say how the agency's sales are taxed: the accommodation tax of its services to guests
 * in basis points (law 6802 art. 34), and why commission or services hold no VAT (EXEMPTIONS).
 */
export const TAX_TERMS = [
  'accommodation_tax_rate',
  'commission_exemption',
  'services_exemption',
] as const;

/** A changed term holds for services from the next day on: none of them can be invoiced yet. */
export const termsBegin = (today: Day): Day => addDays(today, 1);
