import { LEGAL_SECTIONS } from '#domain/pages/admin-schema.ts';
import { TEXT_TITLES } from '#domain/pages/titles.ts';

/** The website's texts that have their own page, and its address. */
export const SECTIONS = {
  home: { title: TEXT_TITLES.home, path: '/' },
  about: { title: TEXT_TITLES.about, path: '/about' },
  rental: { title: TEXT_TITLES.rental, path: '/website/rental' },
  cancel: { title: TEXT_TITLES.cancel, path: '/website/cancel' },
  privacy: { title: TEXT_TITLES.privacy, path: '/website/privacy' },
  kvkk: { title: TEXT_TITLES.kvkk, path: '/website/kvkk' },
  howrent: { title: TEXT_TITLES.howrent, path: '/website/howrent' },
} as const;

export type SectionName = keyof typeof SECTIONS;

/** True for a text that guests accept or are informed by: its earlier versions are kept. */
export const isLegal = (section: SectionName): boolean =>
  LEGAL_SECTIONS.some((legal) => legal === section);
