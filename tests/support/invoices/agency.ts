import type { TestApp } from '../app.ts';
import { createAgency } from '../reports.ts';
import type { adminCalls } from '../villas-admin.ts';

type Admin = Awaited<ReturnType<typeof adminCalls>>;

/** An agency that issues invoices from 2027 on. */
export async function beginInvoicing(app: TestApp, admin: Admin, series = 'KYA'): Promise<void> {
  await createAgency(app);
  await admin.put('/v1/admin/rules/edit', { invoice_series: series, invoices_from: '2027-01-01' });
  await admin.put('/v1/admin/contact/edit', {
    site_address: 'Liman Sok. 4, 07580 Kaş / Antalya',
    tax_office: 'Kaş',
  });
}

/** What an invoice needs of whoever pays. */
export const BUYER = {
  number_kind: 'tckn',
  number: '10000000146',
  name: 'Şule Iğdır',
  tax_office: '',
  country: 'Türkiye',
  registered: false,
  street: 'Çarşı Cad. 3',
  district: 'Kaş',
  city: 'Antalya',
};

/** Says who pays: `owner:7`, or `stay:…` for its guest. */
export const saveBuyer = (admin: Admin, payer: string, more: object = {}) =>
  admin.put(`/v1/admin/invoices/buyers/${encodeURIComponent(payer)}`, { ...BUYER, ...more });
