import type { PageSection } from './schema.ts';

/** What the dashboard calls the website's texts. */
export const TEXT_TITLES = {
  home: 'Ana sayfa metinleri',
  about: 'Hakkımızda',
  rental: 'Kiralama koşulları',
  cancel: 'İptal koşulları',
  privacy: 'Gizlilik',
  kvkk: 'KVKK',
  howrent: 'Nasıl kiralarım',
  faq: 'Sık sorulanlar',
} satisfies Record<PageSection | 'faq', string>;
