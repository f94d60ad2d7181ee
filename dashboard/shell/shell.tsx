import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { may } from '#domain/auth/permissions.ts';
import { unreadQuery } from '#dashboard/features/overview/api.ts';
import { Loading } from '#dashboard/ui/loading.tsx';
import { quickActionsOf } from '#dashboard/app/quick-actions.ts';
import { entryOf, menuOf } from '#dashboard/app/menu.ts';
import { type Session, useSession } from '#dashboard/app/session.ts';
import { Header } from './header.tsx';
import { LeavePrompt } from './leave-prompt.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PasswordPrompt } from '#dashboard/features/auth/password-prompt.tsx';
import { SideMenu } from './side-menu.tsx';
import { signOut } from '#dashboard/features/auth/sign-out.ts';
import { useGoKeys } from './use-go-keys.ts';
import { loadPalette, Palette } from './palette.tsx';
import { usePaletteKey } from './use-palette-key.ts';
import { useRecent } from './use-recent.ts';
import { useKeepAlive } from './use-keep-alive.ts';

const EntryTabs = lazy(() => import('./entry-tabs.tsx'));
const RefusedNotice = lazy(() => import('./refused-notice.tsx'));
const ShortcutHelp = lazy(() => import('./shortcut-help.tsx'));

/** The frame of every screen except the login; "Loading" until there is a session. */
export function Shell() {
  const session = useSession();
  return session === null ? <Loading /> : <Frame session={session} />;
}

function Frame({ session }: { session: Session }) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const refused = useRouterState({ select: (state) => state.location.state.refused });
  const [over, setOver] = useState<'palette' | 'help' | null>(null);
  // The mobile menu closes when another screen is opened.
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const menuOpen = menuAt === path;
  const { data: unread } = useQuery({
    ...unreadQuery,
    enabled: may(session.user_role, 'reservations.write'),
  });
  const menu = menuOf(session.user_role, new Set(Object.keys(router.routesByPath)));
  const entry = entryOf(menu, path);

  useKeepAlive();
  useRecent(path);
  useGoKeys(menu, quickActionsOf(session.user_role), () => setOver('help'));
  usePaletteKey(() => setOver('palette'), loadPalette);

  return (
    <div className="flex min-h-full flex-col lg:h-dvh print:block print:h-auto">
      <a
        href="#screen"
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-2"
      >
        İçeriğe geçin
      </a>
      <Header
        name={session.user_name}
        role={session.user_role}
        menuOpen={menuOpen}
        onMenu={() => setMenuAt(menuOpen ? null : path)}
        onSearch={() => setOver('palette')}
        onSearchNear={() => void loadPalette()}
        onLogout={() => void signOut()}
      >
        <SideMenu menu={menu} path={path} unread={unread} />
      </Header>
      <OfflineNotice />
      <div className="grid min-h-0 flex-1 grid-cols-12 print:block">
        <aside className="col-span-2 hidden overflow-y-auto border-r border-line p-2 lg:block print:hidden">
          <SideMenu menu={menu} path={path} unread={unread} />
        </aside>
        <div className="col-span-12 flex min-h-0 min-w-0 flex-col lg:col-span-10 print:block">
          <Suspense>{entry?.inside && <EntryTabs entry={entry} />}</Suspense>
          <main
            id="screen"
            tabIndex={-1}
            className="relative min-h-0 flex-1 outline-none lg:overflow-y-auto print:overflow-visible"
          >
            <Suspense>
              {refused !== undefined && <RefusedNotice screen={refused} role={session.user_role} />}
            </Suspense>
            <Outlet />
          </main>
        </div>
      </div>
      <PasswordPrompt />
      <LeavePrompt />
      {over === 'palette' && (
        <Palette
          menu={menu}
          role={session.user_role}
          onHelp={() => setOver('help')}
          onClose={() => setOver(null)}
        />
      )}
      <Suspense>
        {over === 'help' && (
          <ShortcutHelp
            menu={menu}
            actions={quickActionsOf(session.user_role)}
            onClose={() => setOver(null)}
          />
        )}
      </Suspense>
    </div>
  );
}
