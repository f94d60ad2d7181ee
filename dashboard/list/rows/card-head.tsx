import type { ReactNode } from 'react';

type Props = {
  name: ReactNode;
  /** At the end of the line; a text is paler than the name. */
  end: ReactNode;
};

/** The first line of a row's card on a phone. */
export const CardHead = ({ name, end }: Props) => (
  <span className="flex gap-2">
    <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
    {typeof end === 'string' ? <span className="text-soft">{end}</span> : end}
  </span>
);
