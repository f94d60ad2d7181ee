import type { DocumentAgency } from './guest-document.ts';

/** The agency's details, from its settings. */
export function toDocumentAgency(settings: Readonly<Record<string, string>>): DocumentAgency {
  const read = (key: string) => settings[key] ?? '';
  const title = read('company_title');
  const office = read('tax_office');
  const taxNumber = read('tax_number');
  return {
    name: read('site_name') || title,
    title: title || read('site_name'),
    tursabNo: read('tursab_no'),
    address: read('site_address'),
    phone: read('site_phone'),
    email: read('site_email'),
    tax: taxNumber === '' ? '' : [office && `${office} V.D.`, taxNumber].filter(Boolean).join(' '),
    mersisNo: read('mersis_no'),
  };
}
