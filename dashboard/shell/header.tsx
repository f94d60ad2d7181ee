import { Link } from '@tanstack/react-router';
import { CircleUser, LogOut, Menu, Moon, Search, Sun, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { Role } from '#domain/auth/permissions.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Kbd } from '#dashboard/ui/kbd.tsx';
import { Tooltip } from '#dashboard/ui/tooltip.tsx';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import { toggleTheme, useTheme } from '#dashboard/app/theme.ts';
import { ROW } from './side-menu.tsx';

type Props = {
  name: string;
  role: Role;
  menuOpen: boolean;
  onMenu: () => void;
  onSearch: () => void;
  /** The pointer is near the search: preloads the palette. */
  onSearchNear: () => void;
  onLogout: () => void;
  /** The menu, for the panel that slides down on small screens. */
  children: ReactNode;
};

const TITLES: Record<Role, string> = {
  ADMIN: 'Admin Paneli',
  CLERK: 'Rezervasyon',
  ACCOUNTING: 'Muhasebe',
  FIELD: 'Saha',
  OWNER: 'Ev sahibi paneli',
};

const palette = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K';

export function Header({
  name,
  role,
  menuOpen,
  onMenu,
  onSearch,
  onSearchNear,
  onLogout,
  children,
}: Props) {
  const dark = useTheme() === 'dark';
  const box = useRef<HTMLElement>(null);
  useCloseOutside(box, menuOpen, onMenu);
  return (
    <header ref={box} className="sticky top-0 z-30 border-b border-line bg-raised print:hidden">
      <div className="flex h-14 items-center gap-2 px-3 lg:h-12 lg:px-4">
        <IconButton
          label={menuOpen ? 'Menüyü kapatın' : 'Menüyü açın'}
          aria-expanded={menuOpen}
          aria-controls="mobile-menu"
          onClick={onMenu}
          className="lg:hidden"
        >
          {menuOpen ? <X size={18} /> : <Menu size={18} />}
        </IconButton>
        <div className="min-w-0 flex-1 lg:flex lg:items-baseline lg:gap-3">
          <Link to="/" className="block truncate py-1 font-semibold">
            {TITLES[role]}
            {/* On a phone there is no room for a second target: the profile is in the menu. */}
            <span className="block truncate text-xs font-normal text-soft md:hidden">{name}</span>
          </Link>
          <p className="truncate text-xs text-soft max-md:hidden">
            Hoş geldiniz,{' '}
            <Link
              to="/profile"
              className="underline decoration-line-strong hover:text-ink inline-block max-lg:pb-2"
            >
              {name}
            </Link>
          </p>
        </div>
        <button
          type="button"
          onClick={onSearch}
          onPointerEnter={onSearchNear}
          onFocus={onSearchNear}
          className="hidden h-8 w-64 items-center gap-2 rounded-md border border-line bg-ground px-2.5 text-soft hover:border-line-strong md:flex"
        >
          <Search size={14} aria-hidden="true" />
          <span className="flex-1 text-left">Ara ya da git</span>
          <Kbd keys={palette} />
        </button>
        <IconButton label="Ara ya da git" onClick={onSearch} className="md:hidden">
          <Search size={18} />
        </IconButton>
        <Tooltip text={dark ? 'Açık tema' : 'Koyu tema'}>
          <IconButton
            label={dark ? 'Açık temaya geçin' : 'Koyu temaya geçin'}
            onClick={toggleTheme}
          >
            {dark ? <Sun size={16} /> : <Moon size={16} />}
          </IconButton>
        </Tooltip>
        <Button variant="quiet" onClick={onLogout} aria-label="Çıkış yapın">
          <LogOut size={16} aria-hidden="true" />
          <span className="max-md:hidden">Çıkış</span>
        </Button>
      </div>
      {/* What is left of the screen below the menu: a tap there closes it and does nothing else. */}
      {menuOpen && (
        <div
          aria-hidden="true"
          className="fixed inset-x-0 top-14 h-dvh bg-black/40 lg:hidden"
          onClick={onMenu}
        />
      )}
      <div
        id="mobile-menu"
        inert={!menuOpen}
        className={cx(
          'absolute inset-x-0 top-full grid bg-raised transition-[grid-template-rows] duration-200 ease-out lg:hidden',
          menuOpen ? 'grid-rows-[1fr] border-b border-line floating' : 'grid-rows-[0fr]',
        )}
      >
        <div className="max-h-[calc(100dvh-128px)] overflow-y-auto">
          <div className="p-3">
            {children}
            <Link to="/profile" className={cx(ROW, 'text-soft md:hidden')}>
              <CircleUser size={16} aria-hidden="true" className="shrink-0" />
              Profiliniz
            </Link>
          </div>
        </div>
      </div>
    </header>
  );
}
