import { LEGAL_SECTIONS } from '#domain/pages/admin-schema.ts';

/** The website's texts that have their own page, and its address. */
export const SECTIONS = {
  home: { title: 'Ana sayfa metinleri', path: '/' },
  about: { title: 'Hakkımızda', path: '/about' },
  rental: { title: 'Kiralama koşulları', path: '/website/rental' },
  cancel: { title: 'İptal koşulları', path: '/website/cancel' },
  privacy: { title: 'Gizlilik', path: '/website/privacy' },
  kvkk: { title: 'KVKK', path: '/website/kvkk' },
  howrent: { title: 'Nasıl kiralarım', path: '/website/howrent' },
} as const;

export type SectionName = keyof typeof SECTIONS;

/** True for a text that guests accept or are informed by: its earlier versions are kept. */
export const isLegal = (section: SectionName): boolean =>
  LEGAL_SECTIONS.some((legal) => legal === section);
