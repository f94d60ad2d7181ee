export type SettingFacts = {
  group: 'site' | 'contact' | 'social' | 'exchange' | 'rules';
  key: string;
  value: string;
};

const inGroup = (group: SettingFacts['group'], values: Record<string, string>): SettingFacts[] =>
  Object.entries(values).map(([key, value]) => ({ group, key, value }));

/** Every setting of the demo agency. Rates are lira for one unit. */
export const SETTINGS: readonly SettingFacts[] = [
  ...inGroup('site', {
    site_name: 'Kıyı',
    site_slogan: 'Kaş’tan Bodrum’a kiralık villalar',
    site_footer_text:
      'Kıyı, Kaş ile Bodrum arasında izin belgeli villaları kiralayan bir seyahat acentasıdır. Her evi görür, ölçer ve yazarız.',
    company_title: 'Kıyı Turizm Seyahat Acentası Ltd. Şti.',
    mail_signer: 'Deniz Akyalçın',
    tursab_no: '16840',
    tursab_link: 'https://www.tursab.org.tr/tr/ddsv',
    permit_link: 'https://www.turkiye.gov.tr/kultur-ve-turizm-bakanligi',
    accommodation_tax_rate: '0',
  }),
  ...inGroup('contact', {
    site_phone: '+90 242 000 16 84',
    site_email: 'merhaba@kiyi.example',
    site_whatsapp: '+90 500 000 16 84',
    site_address: 'Kalkan Mah. Yalıboyu Sokak No: 14, 07960 Kaş / Antalya',
    site_hours: 'Her gün 09.00–21.00; acil durumda konaklayan misafirler için 24 saat',
    site_latitude: '36.2652',
    site_longitude: '29.4142',
    tax_office: 'Kaş',
    tax_number: '1000003116',
    mersis_no: '0100000311600001',
  }),
  ...inGroup('social', {
    facebook_link: 'https://facebook.example/kiyi',
    instagram_link: 'https://instagram.example/kiyi',
    twitter_link: 'https://x.example/kiyi',
    youtube_link: 'https://youtube.example/kiyi',
  }),
  ...inGroup('exchange', {
    exchange_source: 'manual',
    exchange_field: 'ForexSelling',
    exchange_margin: '0',
    dollar_exchange_rate: '41.85',
    euro_exchange_rate: '48.60',
    sterling_exchange_rate: '55.10',
    exchange_date: '2026-11-20',
  }),
  // The others are as they come with the product (domain/settings/rule-defaults.ts).
  ...inGroup('rules', { second_factor_required: '0', first_steps_dismissed: 'mail,rules,factor' }),
];
