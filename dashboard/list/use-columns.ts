import { useState } from 'react';
import type { Column } from './columns.ts';

const keyOf = (screen: string) => `${screen}-columns`;

/** Which of a screen's columns are shown, kept by this browser. */
export function useColumns<Row>(screen: string, columns: Column<Row>[]) {
  const [chosen, setChosen] = useState(() => readChoice(screen, columns));
  return {
    shown: columns.filter((column) => chosen.includes(column.id)),
    chosen,
    toggle(id: string) {
      const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
      localStorage.setItem(keyOf(screen), next.join(','));
      setChosen(next);
    },
  };
}

function readChoice<Row>(screen: string, columns: Column<Row>[]): string[] {
  const stored = localStorage.getItem(keyOf(screen));
  if (stored !== null) return stored.split(',');
  return columns.filter((column) => column.byDefault).map((column) => column.id);
}
