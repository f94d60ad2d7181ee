import type { ReactNode } from 'react';
import { StayLink } from '#dashboard/app/stay-link.tsx';
import { NameLink } from '#dashboard/app/allowed-link.tsx';
import { nameClass } from './warning.tsx';

/** Names in a warning; the others are counted. */
const NAMED = 3;

type NamesProps<Item> = {
  of: { total: number; items: readonly Item[] };
  unit?: string;
  children: (item: Item) => ReactNode;
};

export function Names<Item>({ of: { total, items }, unit = 'villa', children }: NamesProps<Item>) {
  const named = items.slice(0, NAMED);
  const rest = total - named.length;
  return (
    <>
      {named.map(children)}
      {rest > 0 && (
        <span className="text-xs text-soft">
          ve {rest} {unit} daha
        </span>
      )}
    </>
  );
}

type StaysProps = { total: number; stays: { id: string; code: string; said: string }[] };

/** Stays by name, each with what is to be known of it. */
export const Stays = ({ total, stays }: StaysProps) => (
  <Names of={{ total, items: stays }} unit="konaklama">
    {({ id, code, said }) => (
      <StayLink id={id} key={id} className={nameClass}>
        {code}
        <span className="text-soft"> · {said}</span>
      </StayLink>
    )}
  </Names>
);

type VillaLinkProps = { id: number; part?: 'feeds' | 'prices'; children: ReactNode };

export function VillaLink({ id, part, children }: VillaLinkProps) {
  return (
    <NameLink to="/villas/$id" params={{ id: String(id) }} search={{ part }} className={nameClass}>
      {children}
    </NameLink>
  );
}
