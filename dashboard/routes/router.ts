import { createRouter } from '@tanstack/react-router';
import { queryClient } from '#dashboard/app/query-client.ts';
import { routeTree } from './tree.ts';
import { Coming } from '#dashboard/ui/loading.tsx';
import { CrashScreen, MissingScreen } from '#dashboard/app/screens.tsx';

export const router = createRouter({
  routeTree,
  basepath: '/dashboard',
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadDelay: 40,
  // TanStack Query decides what is fresh; the router always asks it.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: Coming,
  defaultErrorComponent: CrashScreen,
  defaultNotFoundComponent: MissingScreen,
  scrollRestoration: true,
  // Plain `?status=option&page=2`: every value is text, as the API takes it.
  parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (search) => {
    const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '');
    const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
    return text === '' ? '' : `?${text}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
