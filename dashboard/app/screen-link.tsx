import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { mayOpen } from './screen-permissions.ts';
import { useSession } from './session.ts';

/** What the two below look at; their types are the router's own link's. */
type Followed = { to?: string; className?: string; children?: ReactNode };

/** Whether the signed-in person may open the screen of a path; relative ones stay where one is. */
function useMayOpen(to = '.'): boolean {
  const session = useSession();
  return !to.startsWith('/') || (session !== null && mayOpen(session.user_role, to));
}

/** A link that says where it leads: not there for those who may not open its screen. */
export const ScreenLink = ((props: Followed) =>
  useMayOpen(props.to) ? <Link {...(props as LinkProps)} /> : null) as typeof Link;

/** A link that says what something is called: its plain name for those who may not open its screen. */
export const NameLink = ((props: Followed) =>
  useMayOpen(props.to) ? (
    <Link {...(props as LinkProps)} />
  ) : (
    <span>{props.children}</span>
  )) as typeof Link;
