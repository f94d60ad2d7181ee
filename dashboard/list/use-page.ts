import { useState } from 'react';

/** The page of a list of cards, from 1; another filter begins at the first. */
export function usePage(filter: string): [page: number, turnTo: (page: number) => void] {
  const [at, setAt] = useState({ filter, page: 1 });
  return [at.filter === filter ? at.page : 1, (page) => setAt({ filter, page })];
}
