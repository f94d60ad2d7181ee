import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import {
  ArrowRight,
  CircleUser,
  Clock,
  Contact,
  Keyboard,
  LogOut,
  type LucideIcon,
  Plus,
  SunMoon,
  Warehouse,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { may, type Permission, type Role } from '#domain/auth/permissions.ts';
import { fold } from '#domain/values/fold.ts';
import { formatPhone } from '#domain/values/phone.ts';
import { guestMatchesQuery } from '#dashboard/features/guest-records/api.ts';
import { reservationMatchesQuery } from '#dashboard/features/reservations/api.ts';
import { StatusBadge } from '#dashboard/features/reservations/list/status-badge.tsx';
import { villaMatchesQuery } from '#dashboard/features/villas/api.ts';
import { Kbd } from '#dashboard/ui/kbd.tsx';
import { useDebounced } from '#dashboard/ui/use-debounced.ts';
import { quickActionsOf } from '#dashboard/app/quick-actions.ts';
import { type MenuSection, screensOf } from '#dashboard/app/menu.ts';
import { readRecent } from '#dashboard/app/recent.ts';
import { toggleTheme } from '#dashboard/app/theme.ts';
import { signOut } from '#dashboard/features/auth/sign-out.ts';
import { formatShownDay } from '#dashboard/ui/instant.ts';

/** A row of the palette. */
export type Choice = { id: string; content: ReactNode; run: () => void };
export type ChoiceGroup = { heading: string; items: Choice[] };

type Options = {
  typed: string;
  menu: MenuSection[];
  role: Role;
  onHelp: () => void;
  onClose: () => void;
};

/** Wait after the last letter. */
const DEBOUNCE_MS = 250;

/** The palette's choices for the typed text: found rows, then actions, then screens. */
export function usePaletteChoices({ typed, menu, role, onHelp, onClose }: Options) {
  const navigate = useNavigate();
  const asked = useDebounced(typed.trim(), DEBOUNCE_MS);
  const askedOf = (permission: Permission) => (may(role, permission) ? asked : '');
  const reservations = useQuery(reservationMatchesQuery(askedOf('reservations.read')));
  const guests = useQuery(guestMatchesQuery(askedOf('guests')));
  const villas = useQuery(villaMatchesQuery(askedOf('villas.read')));
  const isTyped = typed.trim() !== '';
  // Rows of an earlier text are not used: Enter would open one of them.
  const isCurrent = isTyped && asked === typed.trim();
  const found = isCurrent && !reservations.isPlaceholderData ? reservations.data?.items : null;
  const people = isCurrent && !guests.isPlaceholderData ? guests.data?.items : null;
  const houses = isCurrent && !villas.isPlaceholderData ? villas.data?.items : null;
  const matches = (words: string) =>
    fold(typed)
      .split(' ')
      .every((word) => fold(words).includes(word));
  const close = (run: () => void) => () => {
    onClose();
    run();
  };
  const go = (to: string) => close(() => void navigate({ to }));

  const groups: ChoiceGroup[] = [
    {
      heading: 'Son açılanlar',
      items: (isTyped ? [] : readRecent()).map(({ to, label, detail }) => ({
        id: `recent${to.replaceAll('/', '-')}`,
        content: <Row icon={Clock} text={label} end={detail} />,
        run: go(to),
      })),
    },
    {
      heading: 'Rezervasyonlar',
      items: (found ?? []).map((row) => ({
        id: row.id,
        content: (
          <>
            <span className="figures text-soft">{row.reservation_id}</span>
            <span className="min-w-0 flex-1 truncate">
              {row.customer_name}
              <span className="text-soft max-sm:hidden">
                {' · '}
                {row.villa_name}, {formatShownDay(row.checkin)}
              </span>
            </span>
            <StatusBadge status={row.status} />
          </>
        ),
        run: go(`/reservations/${row.id}`),
      })),
    },
    {
      heading: 'Misafirler',
      items: (people ?? []).map((guest) => ({
        id: `guest-${guest.id}`,
        content: (
          <Row
            icon={Contact}
            text={guest.name}
            end={guest.phone ? formatPhone(guest.phone) : guest.email}
          />
        ),
        run: go(`/guests/${guest.id}`),
      })),
    },
    {
      heading: 'Villalar',
      items: (houses ?? []).map((villa) => ({
        id: `villa-${villa.id}`,
        content: <Row icon={Warehouse} text={villa.name} end={`${villa.code} · ${villa.town}`} />,
        run: go(`/villas/${villa.id}`),
      })),
    },
    {
      heading: 'İşlemler',
      items: [
        ...quickActionsOf(role).map(({ label, to, key }) => ({
          label,
          icon: Plus,
          end: <Kbd keys={`y ${key}`} />,
          run: go(to),
        })),
        { label: 'Profiliniz', icon: CircleUser, end: null, run: go('/profile') },
        { label: 'Temayı değiştir', icon: SunMoon, end: null, run: close(toggleTheme) },
        { label: 'Klavye kısayolları', icon: Keyboard, end: <Kbd keys="?" />, run: onHelp },
        { label: 'Çıkış yap', icon: LogOut, end: null, run: close(() => void signOut()) },
      ]
        .filter(({ label }) => matches(label))
        .map(({ label, icon, end, run }) => ({
          id: `action-${fold(label).replaceAll(' ', '-')}`,
          content: <Row icon={icon} text={label} end={end} />,
          run,
        })),
    },
    {
      heading: 'Ekranlar',
      items: screensOf(menu)
        .filter(({ section, label }) => matches(`${section} ${label}`))
        .map(({ label, to, key, directKey = key && `g ${key}` }) => ({
          id: `screen${to.replaceAll('/', '-')}`,
          content: (
            <Row icon={ArrowRight} text={label} end={directKey && <Kbd keys={directKey} />} />
          ),
          run: go(to),
        })),
    },
  ];
  return {
    groups: groups.filter(({ items }) => items.length > 0),
    isSearching:
      isTyped &&
      (typed.trim() !== asked ||
        [reservations, guests, villas].some(({ isFetching }) => isFetching)),
  };
}

function Row({ icon: Icon, text, end }: { icon: LucideIcon; text: string; end: ReactNode }) {
  return (
    <>
      <Icon size={16} aria-hidden="true" className="shrink-0 text-soft" />
      <span className="min-w-0 flex-1 truncate">{text}</span>
      <span className="figures shrink-0 text-xs text-soft">{end}</span>
    </>
  );
}
