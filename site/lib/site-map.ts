/** A link of the menus and the footer. */
export type NavLink = {
  href: string;
  label: string;
  /** The following links belong to it: a district and its regions. */
  heads?: boolean;
};

/** Corporate pages, in the order the menu and the footer show them. */
export const CORPORATE: readonly NavLink[] = [
  { href: '/about', label: 'Hakkımızda' },
  { href: '/blog', label: 'Blog' },
  { href: '/website/document', label: 'Belgelerimiz' },
  { href: '/website/banks', label: 'Banka hesaplarımız' },
  { href: '/website/kvkk', label: 'Kişisel verilerin korunması' },
  { href: '/website/privacy', label: 'Gizlilik' },
  { href: '/contact', label: 'İletişim' },
];

/** Help pages, in the same way. */
export const HELP: readonly NavLink[] = [
  { href: '/faq', label: 'Sıkça sorulan sorular' },
  { href: '/website/howrent', label: 'Nasıl kiralarım?' },
  { href: '/website/rental', label: 'Kiralama koşulları' },
  { href: '/website/cancel', label: 'İptal koşulları' },
  { href: '/konaklamam', label: 'Konaklamam' },
  { href: '/guvenli-odeme', label: 'Güvenli ödeme' },
];

/** Lists of villas by purpose. */
export const LISTS: readonly NavLink[] = [
  { href: '/listing', label: 'Tüm villalar' },
  { href: '/indirimli-villalar', label: 'İndirimli villalar' },
  { href: '/firsat-tarihler', label: 'Kısa boşluklar' },
];

/** Entries of each footer list. */
export const FOOTER_LINKS = 7;
