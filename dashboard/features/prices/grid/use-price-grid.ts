import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import type { Day } from '#domain/values/dates.ts';
import { stayDaysOf } from '#domain/prices/stay-days.ts';
import { findPriceDoubts } from '#domain/prices/doubt.ts';
import type { SeasonInput } from '#domain/prices/schema.ts';
import { speakTurkish } from '#domain/wire/turkish-issues.ts';
import type { AdminVilla } from '#domain/villas/admin-schema.ts';
import { ApiError } from '#dashboard/app/api-error.ts';
import { draftName } from '#dashboard/app/form-draft.ts';
import { askToLeave } from '#dashboard/app/leave-prompt.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useDraft } from '#dashboard/form/use-draft.ts';
import { villaDetailQuery } from '#dashboard/shared/villas/detail.ts';
import { replacePrices } from '../api.ts';
import { COLUMNS } from './cells.ts';
import { checkGrid, problemKey, type Problems } from './check-grid.ts';
import { isEmptyRow, newRow, rowOf, type GridRow } from './grid.ts';
import { historyReducer, startHistory } from './grid-history.ts';

speakTurkish();

/** The typed rows, and the version they are based on. */
type Typed = { version: number; seasons: SeasonInput[]; cells: string[][] };

/** The sheet of a villa's coming seasons: what is typed, what is wrong with it, and its save. */
export function usePriceGrid(villa: AdminVilla, today: Day) {
  const client = useQueryClient();
  // The version when editing began; a version raised by other saves does not cause a conflict.
  const [base, setBase] = useState(() => comingOf(villa, today));
  const [version, setVersion] = useState(villa.version);
  const [history, dispatch] = useReducer(historyReducer, null, () => startHistory(gridOf(base)));
  const [refused, setRefused] = useState<Problems>(new Map());
  const { rows } = history;
  const isDirty = useMemo(() => textOf(rows) !== textOf(gridOf(base)), [rows, base]);
  const stored = comingOf(villa, today);
  const isSameStored = JSON.stringify(stored) === JSON.stringify(base);

  const ended = useMemo(
    () => villa.prices.filter(({ endsOn }) => endsOn < today),
    [villa.prices, today],
  );
  const checked = useMemo(() => checkGrid(rows, ended, today), [rows, ended, today]);

  const typedOver = (seasons: SeasonInput[], cells: string[][]): Typed => ({
    version,
    seasons,
    cells,
  });
  const { offer, keep } = useDraft<Typed>({
    name: draftName('prices', villa.id),
    defaults: typedOver(stored, cellsOf(gridOf(stored))),
    describe: ({ cells }) => `${cells.length} satır fiyat`,
    onResume: (typed) => {
      setBase(typed.seasons);
      setVersion(typed.version);
      const resumed = typed.cells.map((cells) => newRow(cells));
      dispatch({ type: 'edit', rows: resumed.length === 0 ? [newRow()] : resumed });
    },
  });
  const keepTyped = useEffectEvent((cells: string[][], stored: string[][]) =>
    keep(typedOver(base, cells), typedOver(base, stored)),
  );
  useEffect(() => {
    const cells = cellsOf(rows);
    keepTyped(cells, isDirty ? cellsOf(gridOf(base)) : cells);
  }, [isDirty, rows, base]);

  function take(from: { version: number; seasons: SeasonInput[] }) {
    setBase(from.seasons);
    setVersion(from.version);
    setRefused(new Map());
    dispatch({ type: 'reset', rows: gridOf(from.seasons) });
  }

  const save = useMutation({
    mutationFn: (sure: boolean) =>
      replacePrices(
        villa.id,
        isSameStored ? villa.version : version,
        checked.seasons.map(({ season }) => season),
        sure,
      ),
    onSuccess: (table) => {
      const seasons = table.prices.filter(({ endsOn }) => endsOn >= today).map(seasonOf);
      const { queryKey } = villaDetailQuery(villa.id);
      client.setQueryData(
        queryKey,
        (old) =>
          old && {
            ...old,
            version: table.version,
            prices: table.prices,
            priceGaps: table.gaps,
          },
      );
      void client.invalidateQueries({ queryKey });
      take({ version: table.version, seasons });
      if (seasons.length > 0) notify.success('Fiyatlar kaydedildi');
      else notify.info('Gelecek dönemlerin bütün fiyatları silindi; villa satılamaz.');
    },
    onError: (error) => setRefused(problemsOf(error, checked.seasons)),
  });

  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && isDirty && !(await askToLeave()),
    enableBeforeUnload: () => isDirty,
  });

  const doubts = useMemo(
    () =>
      findPriceDoubts(
        base,
        checked.seasons.map(({ season }) => season),
      ),
    [base, checked],
  );

  return {
    rows,
    doubts,
    ...checked,
    problems: new Map([...refused, ...checked.problems]) as Problems,
    ended,
    isDirty,
    offer,
    save,
    edit: (next: GridRow[], about?: string) => {
      setRefused(new Map());
      dispatch({ type: 'edit', rows: next, ...(about !== undefined && { about }) });
    },
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Discards the typed rows and loads the stored ones. */
    async reload() {
      const fresh = await client.fetchQuery(villaDetailQuery(villa.id));
      save.reset();
      take({ version: fresh.version, seasons: comingOf(fresh, today) });
    },
  };
}

/** The server identifies a row by its index among those sent: `rows.3.startsOn`. */
function problemsOf(error: unknown, sent: { key: number }[]): Problems {
  const issues = error instanceof ApiError ? error.issues : [];
  return new Map(
    issues.flatMap(({ path, message }) => {
      const [, index, field] = path.split('.');
      const row = sent[Number(index)];
      const column = COLUMNS.findIndex((one) => one.field === field);
      return row ? [[problemKey(row.key, Math.max(column, 0)), message] as const] : [];
    }),
  );
}

const comingOf = (villa: AdminVilla, today: Day): SeasonInput[] =>
  villa.prices.filter(({ endsOn }) => endsOn >= today).map(seasonOf);

function seasonOf(row: SeasonInput): SeasonInput {
  const { startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold } = row;
  const terms = { startsOn, endsOn, nightly, minNights, shortStayFee, cleaningThreshold };
  return { ...terms, ...stayDaysOf(row), instant: row.instant ?? null };
}

const gridOf = (seasons: readonly SeasonInput[]): GridRow[] =>
  seasons.length === 0 ? [newRow()] : seasons.map(rowOf);

const cellsOf = (rows: readonly GridRow[]): string[][] => rows.map(({ cells }) => cells);

const textOf = (rows: readonly GridRow[]): string =>
  JSON.stringify(rows.filter((row) => !isEmptyRow(row)).map(({ cells }) => cells));
