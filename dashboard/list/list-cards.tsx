import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { cx } from '#dashboard/ui/class-names.ts';
import { Skeleton } from '#dashboard/ui/states.tsx';
import type { ListOf } from './list-of.ts';

const SKELETON_CARDS = [0, 1, 2, 3, 4, 5];

/** The list on a phone: a card each, with what decides at a glance. */
export function ListCards<Row>({ list, rows }: { list: ListOf<Row>; rows: Row[] | undefined }) {
  const { idOf, linkOf, card, openId, isUnread = () => false } = list;
  return (
    <ul className="border-t border-line">
      {rows?.map((row) => (
        <li key={idOf(row)} className="border-b border-line">
          <Link
            {...linkOf(row)}
            data-row={idOf(row)}
            aria-current={idOf(row) === openId || undefined}
            className={cx(
              'grid grid-cols-1 gap-1.5 px-4 py-3 -outline-offset-2 active:bg-sunken',
              idOf(row) === openId && 'bg-accent-wash',
            )}
          >
            {card(row, isUnread(row))}
          </Link>
        </li>
      )) ??
        SKELETON_CARDS.map((row) => (
          <li key={row} className="grid gap-1.5 border-b border-line px-4 py-3">
            <Skeleton className="h-5 w-48" />
            <Skeleton className="h-5 w-32" />
            <Skeleton className="h-5 w-56" />
          </li>
        ))}
    </ul>
  );
}

type CardHeadProps = {
  name: ReactNode;
  /** At the end of the line; a text is paler than the name. */
  end: ReactNode;
};

/** The first line of a row's card on a phone. */
export const CardHead = ({ name, end }: CardHeadProps) => (
  <span className="flex gap-2">
    <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
    {typeof end === 'string' ? <span className="text-soft">{end}</span> : end}
  </span>
);
