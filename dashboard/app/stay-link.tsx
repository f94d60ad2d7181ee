import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type Props = { id: string; className?: string; children: ReactNode };

/** A link to a reservation. */
export const StayLink = ({ id, ...rest }: Props) => (
  <Link to="/reservations/$id" params={{ id }} {...rest} />
);
