import { redirect } from '@tanstack/react-router';
import { mayOpen } from './screen-permissions.ts';
import { readSession } from './session.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The screen (its path in the route tree) that the signed-in person was not allowed to open. */
    refused?: string;
  }
}

/**
 * Guards a screen (its path in the route tree) that is opened at `address`: users who are not signed
 * in do so and return there; users without its permission go to the home screen, which tells them so
 * (`RefusedNotice`), before a read is refused, which would end the session.
 */
export function guardScreen(screen: string, address: string): void {
  const session = readSession();
  if (session === null) throw redirect({ to: '/login', search: { redirect: address } });
  if (!mayOpen(session.user_role, screen)) throw redirect({ to: '/', state: { refused: screen } });
}
