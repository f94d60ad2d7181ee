import { existsHere, sayOnPage } from './language-of-page.ts';

/** A link of the menus and the footer; the address as the product has it (`to` in language.ts). */
export type NavLink = {
  href: string;
  label: string;
  /** The following links belong to it: a district and its regions. */
  heads?: boolean;
};

/** A page of ours and the name of its message. */
type SitePage = { href: string; name: keyof ReturnType<typeof sayOnPage<'shell'>>['links'] };

/** Corporate pages, in the order the menu and the footer show them. */
export const CORPORATE: readonly SitePage[] = [
  { href: '/about', name: 'about' },
  { href: '/blog', name: 'blog' },
  { href: '/website/document', name: 'documents' },
  { href: '/website/banks', name: 'banks' },
  { href: '/website/kvkk', name: 'dataProtection' },
  { href: '/website/privacy', name: 'privacy' },
  { href: '/contact', name: 'contact' },
];

/** Help pages, in the same way. */
export const HELP: readonly SitePage[] = [
  { href: '/faq', name: 'faq' },
  { href: '/website/howrent', name: 'howToRent' },
  { href: '/website/rental', name: 'rentalTerms' },
  { href: '/website/cancel', name: 'cancelTerms' },
  { href: '/konaklamam', name: 'stay' },
  { href: '/guvenli-odeme', name: 'securePayment' },
];

/** Lists of villas by purpose. */
export const LISTS: readonly SitePage[] = [
  { href: '/listing', name: 'allVillas' },
  { href: '/indirimli-villalar', name: 'discounted' },
  { href: '/firsat-tarihler', name: 'gaps' },
];

/** Pages as links in the language of this page, without those that it does not have. */
export function namedLinks(pages: readonly SitePage[]): NavLink[] {
  const { links } = sayOnPage('shell');
  return pages
    .filter(({ href }) => existsHere(href))
    .map(({ href, name }) => ({ href, label: links[name] }));
}

/** Entries of each footer list. */
export const FOOTER_LINKS = 7;
