import {
  CalendarDays,
  CalendarSearch,
  ChartColumn,
  Contact,
  FileText,
  Globe,
  House,
  Mail,
  MessageSquare,
  MessagesSquare,
  Newspaper,
  Send,
  Settings,
  ShieldCheck,
  Star,
  Users,
  Wallet,
  Warehouse,
} from 'lucide-react';
import { TEXT_TITLES } from '#domain/pages/titles.ts';
import type { LucideIcon } from 'lucide-react';
import { isStaff, type Role } from '#domain/auth/permissions.ts';
import type { UnreadCount } from '#domain/overview/schema.ts';
import { mayOpen } from './screen-permissions.ts';

/**
 * A screen in the menu; `key` after `g` opens it, `directKey` on its own. `to` is a path of the
 * route tree. `inside` are the screens that stand as tabs within it.
 */
export type MenuEntry = {
  label: string;
  to: string;
  key?: string;
  directKey?: string;
  counter?: keyof UnreadCount;
  inside?: MenuEntry[];
};

/** A single screen, or several below a heading. */
export type MenuSection = { label: string; icon: LucideIcon; entries: MenuEntry[] };

const RESERVATIONS: MenuEntry = {
  label: 'Rezervasyonlar',
  to: '/reservations',
  key: 'r',
  counter: 'reservationCount',
};
const HOME: MenuSection = {
  label: 'Ana sayfa',
  icon: House,
  entries: [{ label: 'Ana sayfa', to: '/', key: 'h' }],
};
const VILLAS: MenuEntry = { label: 'Villalar', to: '/villas', key: 'v' };

/** The desk for phone calls, reachable with a single key. */
const AVAILABILITY: MenuSection = {
  label: 'Müsaitlik',
  icon: CalendarSearch,
  entries: [{ label: 'Müsaitlik', to: '/availability', directKey: 'm' }],
};

const COMMENTS: MenuEntry = { label: 'Yorumlar', to: '/comments', key: 'y' };
const BANKS: MenuEntry = { label: 'Banka hesapları', to: '/website/bank' };

/**
 * Every section of the menu, in the order of the specification, with what it does not name beside what
 * is nearest; an entry is shown if the role may open its screen and the route exists.
 */
const AGENCY_MENU: MenuSection[] = [
  HOME,
  AVAILABILITY,
  {
    label: 'Kullanıcılar',
    icon: Users,
    entries: [{ label: 'Kullanıcılar', to: '/users', key: 'u' }],
  },
  {
    label: 'Villalar',
    icon: Warehouse,
    entries: [
      VILLAS,
      { label: 'Bölgeler', to: '/towndistrict', key: 'b' },
      { label: 'Villa tipleri', to: '/villatypes' },
      { label: 'Villa özellikleri', to: '/features' },
      { label: 'Toplu fiyat', to: '/prices' },
      { label: 'Öneriler', to: '/advice' },
    ],
  },
  {
    label: 'Rezervasyonlar',
    icon: CalendarDays,
    entries: [
      RESERVATIONS,
      { label: 'Manuel kapatma', to: '/external', key: 'k' },
      { label: 'Ödemeler', to: '/transactions', key: 'o' },
      { label: 'Doluluk takvimi', to: '/occupancy', key: 'd' },
      { label: 'Misafir istekleri', to: '/stayrequests', counter: 'stayRequestCount' },
      { label: 'Şikâyetler', to: '/complaints' },
      { label: 'Misafir listeleri', to: '/guest-lists' },
      { label: 'Ev işleri', to: '/house-tasks' },
    ],
  },
  {
    label: 'Para',
    icon: Wallet,
    entries: [
      { label: 'Ödeme uyarıları', to: '/transactions/uyarilar' },
      { label: 'Mutabakat', to: '/transactions/mutabakat' },
      { label: 'Ev sahibi ekstresi', to: '/transactions/ekstre' },
      { label: 'Ev sahibi ödemeleri', to: '/payouts' },
      { label: 'Faturalar', to: '/transactions/faturalar' },
      { label: 'Muhasebe', to: '/transactions/muhasebe' },
      BANKS,
    ],
  },
  {
    label: 'Raporlar',
    icon: ChartColumn,
    entries: [
      { label: 'Yönetim raporu', to: '/reports' },
      { label: 'BTRANS raporu', to: '/btrans' },
      { label: 'Villa raporu', to: '/ministry' },
    ],
  },
  {
    label: 'Teklif hazırla',
    icon: FileText,
    entries: [{ label: 'Teklif hazırla', to: '/offer', key: 't' }],
  },
  {
    label: 'Konuşmalar',
    icon: MessagesSquare,
    entries: [{ label: 'Konuşmalar', to: '/conversations', key: 's', counter: 'inboxCount' }],
  },
  {
    label: 'Misafirler',
    icon: Contact,
    entries: [{ label: 'Misafirler', to: '/guests', key: 'n' }],
  },
  {
    label: 'Mail şablonları',
    icon: Mail,
    entries: [{ label: 'Mail şablonları', to: '/templates/mailtemplates' }],
  },
  {
    label: 'İletişim formu',
    icon: MessageSquare,
    entries: [{ label: 'İletişim formu', to: '/contact', key: 'm', counter: 'contactCount' }],
  },
  { label: 'Yorumlar', icon: Star, entries: [COMMENTS] },
  {
    label: 'Aboneler',
    icon: Send,
    entries: [
      { label: 'Aboneler', to: '/subscriber' },
      { label: 'Haber bekleyenler', to: '/wishes' },
    ],
  },
  { label: 'Blog', icon: Newspaper, entries: [{ label: 'Blog', to: '/blog' }] },
  {
    label: 'Site içeriği',
    icon: Globe,
    entries: [
      { label: TEXT_TITLES.home, to: '/website/home' },
      { label: TEXT_TITLES.about, to: '/website/about' },
      { label: TEXT_TITLES.rental, to: '/website/rental' },
      { label: TEXT_TITLES.cancel, to: '/website/cancel' },
      { label: TEXT_TITLES.privacy, to: '/website/privacy' },
      { label: TEXT_TITLES.kvkk, to: '/website/kvkk' },
      { label: TEXT_TITLES.howrent, to: '/website/howrent' },
      BANKS,
      { label: 'Ekip', to: '/website/team' },
      { label: 'Belgelerimiz', to: '/website/ourdocs' },
      { label: TEXT_TITLES.faq, to: '/website/faq' },
      { label: 'Çeviriler', to: '/website/translations' },
    ],
  },
  {
    label: 'Kişisel veriler',
    icon: ShieldCheck,
    entries: [{ label: 'Kişisel veriler', to: '/privacy' }],
  },
  {
    label: 'Ayarlar',
    icon: Settings,
    entries: [
      { label: 'Döviz kurları', to: '/settings/exchange' },
      { label: 'Site', to: '/settings/site' },
      { label: 'İletişim bilgileri', to: '/settings/contact' },
      { label: 'Sosyal medya', to: '/settings/social' },
      { label: 'Harita', to: '/settings/map' },
      { label: 'Kurallar', to: '/settings/rules' },
      { label: 'Ev işleri kuralları', to: '/settings/houses' },
      { label: 'Kimlik bildirimi', to: '/settings/kbs' },
      { label: 'Kartla ödeme', to: '/settings/payment' },
      { label: 'İçe aktarma', to: '/import' },
      { label: 'Güvenlik', to: '/security' },
      { label: 'Denetim kaydı', to: '/audit' },
    ],
  },
];

/**
 * Owners have the three entries of the specification, without counters, because answering requests
 * is the agency's task; what else serves them stands inside those.
 */
const OWNER_MENU: MenuSection[] = [
  HOME,
  {
    label: 'Villalar',
    icon: Warehouse,
    entries: [{ ...VILLAS, inside: [{ label: 'Öneriler', to: '/advice' }, COMMENTS] }],
  },
  {
    label: 'Rezervasyonlar',
    icon: CalendarDays,
    entries: [
      {
        label: 'Rezervasyonlar',
        to: '/reservations',
        key: 'r',
        inside: [{ label: 'Hesap ekstrem', to: '/transactions/ekstre', key: 'e' }],
      },
    ],
  },
];

/** Every screen that a menu leads to, once, with the section that has it. */
export const screensOf = (menu: readonly MenuSection[]): (MenuEntry & { section: string })[] => [
  ...new Map(
    menu.flatMap(({ label: section, entries }) =>
      entries
        .flatMap((entry) => [entry, ...(entry.inside ?? [])])
        .map((entry) => [entry.to, { ...entry, section }] as const),
    ),
  ).values(),
];

/** The most specific screen that a path belongs to. */
const nearestOf = <Screen extends MenuEntry>(screens: Screen[], path: string): Screen | undefined =>
  screens
    .filter(({ to }) => path === to || (to !== '/' && path.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];

/** The entry of a menu whose screen, or a screen inside it, has this path. */
export function entryOf(menu: readonly MenuSection[], path: string): MenuEntry | undefined {
  const to = nearestOf(screensOf(menu), path)?.to;
  return menu
    .flatMap(({ entries }) => entries)
    .find((entry) => [entry, ...(entry.inside ?? [])].some((screen) => screen.to === to));
}

/** What the menu calls a screen or, for one that it does not list, the screen that leads there. */
export const nameOfScreen = (path: string): string | undefined =>
  nearestOf(screensOf(AGENCY_MENU), path)?.label;

/** The menu of a role: the screens that it may open, and that this build has. */
export function menuOf(role: Role, screens: Pick<ReadonlySet<string>, 'has'>): MenuSection[] {
  const isOpen = ({ to }: MenuEntry) => screens.has(to) && mayOpen(role, to);
  return (isStaff(role) ? AGENCY_MENU : OWNER_MENU)
    .map((section) => ({
      ...section,
      entries: section.entries
        .filter(isOpen)
        .map(({ inside, ...entry }) =>
          inside ? { ...entry, inside: inside.filter(isOpen) } : entry,
        ),
    }))
    .filter((section) => section.entries.length > 0);
}
