import { Link } from '@tanstack/react-router';
import { EDITOR_PLACES } from './sections/sections.ts';

type Props = { section: keyof typeof EDITOR_PLACES; children: string };

/** The way to where something of the villa is filled in. */
export function PlaceLink({ section, children }: Props) {
  const place = EDITOR_PLACES[section];
  const variant = 'underline decoration-transparent underline-offset-2 hover:decoration-current';
  return 'hash' in place ? (
    <Link to="." search={{}} hash={place.hash} className={variant}>
      {children}
    </Link>
  ) : (
    <Link to="." search={{ part: place.part }} className={variant}>
      {children}
    </Link>
  );
}
