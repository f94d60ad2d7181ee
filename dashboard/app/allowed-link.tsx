import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayOpen } from './screen-permissions.ts';
import { useSession } from './session.ts';

/** The props that both links below use; their types come from the router's own link. */
type Followed = { to?: string; className?: string; children?: ReactNode };

/** Whether the signed-in person may open the screen of a path; relative ones stay where one is. */
export function useMayOpen(to = '.'): boolean {
  const session = useSession();
  return !to.startsWith('/') || (session !== null && mayOpen(session.user_role, to));
}

/** A link to a screen; not rendered for users who may not open that screen. */
export const AllowedLink = ((props: Followed) =>
  useMayOpen(props.to) ? <Link {...(props as LinkProps)} /> : null) as typeof Link;

/** A link on a name; plain text for users who may not open its screen. */
export const NameLink = ((props: Followed) =>
  useMayOpen(props.to) ? (
    <Link {...(props as LinkProps)} />
  ) : (
    <span>{props.children}</span>
  )) as typeof Link;
