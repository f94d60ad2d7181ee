import { describe, expect, it } from 'vitest';
import { toDocumentAgency } from './agency.ts';

const SETTINGS = {
  site_name: 'Kıyı',
  company_title: 'Kıyı Turizm Ltd. Şti.',
  tursab_no: '16840',
  site_address: 'Kaş / Antalya',
  site_phone: '+90 242 000 16 84',
  site_email: 'merhaba@kiyi.example',
  tax_office: 'Kaş',
  tax_number: '1000003116',
  mersis_no: '0100000311600018',
};

describe('the agency on its documents', () => {
  it('is what its settings say', () => {
    expect(toDocumentAgency(SETTINGS)).toEqual({
      name: 'Kıyı',
      title: 'Kıyı Turizm Ltd. Şti.',
      tursabNo: '16840',
      address: 'Kaş / Antalya',
      phone: '+90 242 000 16 84',
      email: 'merhaba@kiyi.example',
      tax: 'Kaş V.D. 1000003116',
      mersisNo: '0100000311600018',
    });
  });

  it('is empty, not "undefined", where nothing is set', () => {
    expect(new Set(Object.values(toDocumentAgency({})))).toEqual(new Set(['']));
  });

  it('has a name and a title as soon as one of them is set', () => {
    expect(toDocumentAgency({ site_name: 'Kıyı', company_title: '' })).toMatchObject({
      name: 'Kıyı',
      title: 'Kıyı',
    });
    expect(toDocumentAgency({ site_name: '', company_title: 'Kıyı Ltd.' })).toMatchObject({
      name: 'Kıyı Ltd.',
      title: 'Kıyı Ltd.',
    });
  });

  it.each([
    ['Kaş', '', ''],
    ['', '1000003116', '1000003116'],
    ['', '', ''],
  ])('with tax office "%s" and number "%s" says "%s"', (tax_office, tax_number, tax) => {
    expect(toDocumentAgency({ ...SETTINGS, tax_office, tax_number }).tax).toBe(tax);
  });
});
