import { useState } from 'react';
import { COLUMNS } from './columns.tsx';

const KEY = 'reservation-columns';

function readChoice(): string[] {
  const stored = localStorage.getItem(KEY);
  return stored === null
    ? COLUMNS.filter((column) => column.byDefault).map((column) => column.id)
    : stored.split(',');
}

/** Which columns this browser shows. */
export function useColumns() {
  const [chosen, setChosen] = useState(readChoice);
  return {
    columns: COLUMNS.filter((column) => chosen.includes(column.id)),
    chosen,
    toggle(id: string) {
      const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
      localStorage.setItem(KEY, next.join(','));
      setChosen(next);
    },
  };
}
