import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TaskMark } from '#domain/house-tasks/schema.ts';
import { workQuery } from '../api.ts';
import type { Range } from './geometry.ts';
import type { Villas } from './use-villas.ts';

/** Rows whose tasks are loaded together, so that scrolling a little causes no request. */
const BLOCK = 30;

const NOTHING: readonly TaskMark[] = [];

/** The open tasks of the visible rows, by villa; loaded while they are shown. */
export function useWork(villas: Villas, rows: Range, isWanted: boolean) {
  const first = Math.floor(rows.first / BLOCK) * BLOCK;
  const ids = Array.from(
    { length: Math.ceil((rows.end - first) / BLOCK) * BLOCK },
    (_, i) => villas.at(first + i)?.id,
  ).filter((id) => id !== undefined);
  const { data } = useQuery({
    ...workQuery(ids.slice(0, 100)),
    enabled: isWanted && ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const byVilla = useMemo(() => Map.groupBy(data?.items ?? [], (mark) => mark.villa_id), [data]);
  return (villaId: number | undefined) =>
    (isWanted && villaId !== undefined && byVilla.get(villaId)) || NOTHING;
}
