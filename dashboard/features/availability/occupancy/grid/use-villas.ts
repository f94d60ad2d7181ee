import { useQueries } from '@tanstack/react-query';
import {
  type OccupancyQuestion,
  occupancyPageQuery,
  type OccupiedVilla,
  PAGE_VILLAS,
} from '../api.ts';
import type { Range } from './geometry.ts';

export type Villas = {
  /** Null until the first page is here. */
  total: number | null;
  at: (row: number) => OccupiedVilla | undefined;
  byId: (id: number) => OccupiedVilla | undefined;
  error: Error | null;
  retry: () => void;
};

/** The villas of the visible rows, loaded one page at a time as they scroll into view. */
export function useVillas(question: OccupancyQuestion, rows: Range): Villas {
  const last = Math.floor(Math.max(0, rows.end - 1) / PAGE_VILLAS);
  const first = Math.min(last, Math.floor(rows.first / PAGE_VILLAS));
  // The first page is always loaded: it has the number of villas.
  const pages = [...new Set([0, ...Array.from({ length: last - first + 1 }, (_, i) => first + i)])];
  const answers = useQueries({ queries: pages.map((page) => occupancyPageQuery(question, page)) });
  const at = (row: number) =>
    answers[pages.indexOf(Math.floor(row / PAGE_VILLAS))]?.data?.items[row % PAGE_VILLAS];
  return {
    total: answers[0]?.data?.total ?? null,
    at,
    byId: (id) => answers.flatMap(({ data }) => data?.items ?? []).find((villa) => villa.id === id),
    error: answers[0]?.data ? null : (answers[0]?.error ?? null),
    retry: () => void answers.map((answer) => answer.refetch()),
  };
}
