import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { guardScreen } from '#dashboard/app/guard-screen.ts';
import { ownPath } from '#dashboard/app/own-path.ts';
import { readSession } from '#dashboard/app/session.ts';
import { root } from './frame.tsx';

const getParentRoute = () => root;
const backTo = (search: Record<string, unknown>) => ({ redirect: ownPath(search.redirect) });

const login = createRoute({
  getParentRoute,
  path: 'login',
  validateSearch: backTo,
  beforeLoad: ({ search }) => {
    if (readSession() !== null) throw redirect({ href: search.redirect ?? '/dashboard' });
  },
  component: lazyRouteComponent(() => import('./pages/login.tsx')),
});

const secondFactor = createRoute({
  getParentRoute,
  path: 'second-factor',
  validateSearch: backTo,
  beforeLoad: ({ search }) => {
    if (readSession() === null) throw redirect({ to: '/login', search });
  },
  component: lazyRouteComponent(() => import('./pages/second-factor.tsx')),
});

/** A paper of an offer or a stay, without the shell around it. */
const printed = <const Path extends string>(path: Path, kind: 'offer' | 'voucher' | 'contract') => {
  const Paper = lazyRouteComponent(() => import('./pages/printed.tsx'));
  return createRoute({
    getParentRoute,
    path,
    beforeLoad: ({ location }) => {
      guardScreen(`/${path}`, location.publicHref);
    },
    component: () => <Paper kind={kind} />,
  });
};

/** Screens without menu and header. */
export const alone = [
  login,
  secondFactor,
  createRoute({
    getParentRoute,
    path: 'forgot-password',
    component: lazyRouteComponent(
      () => import('#dashboard/features/auth/forgot-screen.tsx'),
      'ForgotScreen',
    ),
  }),
  createRoute({
    getParentRoute,
    path: 'reset-password',
    component: lazyRouteComponent(() => import('./pages/reset-password.tsx')),
  }),
  printed('offer/$id/belge', 'offer'),
  printed('reservations/$id/belge', 'voucher'),
  printed('reservations/$id/sozlesme', 'contract'),
] as const;
