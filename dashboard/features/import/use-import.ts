import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { FIELDS_OF } from '#domain/import/fields.ts';
import { guessColumns, type Mapping, toImportRows } from '#domain/import/guess-columns.ts';
import { countOutcomes, type ImportKind } from '#domain/import/kinds.ts';
import type { ImportReport, RowOutcome } from '#domain/import/schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { applyRows, checkRows } from './api.ts';
import { FileProblem } from '#dashboard/shared/spreadsheets/read-sheet-book.ts';
import { readSheetFile, type SheetFile, unreadableRows } from './read-file.ts';

type Working = 'reading' | 'checking' | 'applying' | null;

/** The state of an import from choosing a file to its end. */
export function useImport(kind: ImportKind) {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<SheetFile | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [checked, setChecked] = useState<ImportReport | null>(null);
  const [settled, setSettled] = useState<RowOutcome[] | null>(null);
  const [working, setWorking] = useState<Working>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);

  const work = async (what: Exclude<Working, null>, job: () => Promise<void>) => {
    setWorking(what);
    setProblem(null);
    try {
      await job();
    } catch (error) {
      setProblem(error instanceof FileProblem ? error.message : messageOf(error));
    }
    setWorking(null);
  };

  const reset = () => {
    setFile(null);
    setChecked(null);
    setSettled(null);
    setProblem(null);
  };

  const open = (chosen: File) =>
    work('reading', async () => {
      reset();
      const read = await readSheetFile(chosen, kind);
      setFile(read);
      setMapping(guessColumns(FIELDS_OF[kind], read.headings));
    });

  const map = (field: string, column: number | null) => {
    setMapping((before) => ({ ...before, [field]: column }));
    setChecked(null);
    setSettled(null);
  };

  const check = () =>
    work('checking', async () => {
      if (file === null) return;
      setSettled(null);
      const rows = toImportRows(file.lines, file.headingRow, mapping);
      if (rows.length === 0) throw new FileProblem('Eşleştirilen sütunlarda hiç veri yok.');
      const stopped = unreadableRows(file, mapping);
      const numbers = new Set(stopped.map(({ row }) => row));
      const readable = rows.filter(({ row }) => !numbers.has(row));
      const planned = readable.length === 0 ? [] : (await checkRows(kind, readable)).rows;
      const all = [...planned, ...stopped].toSorted((a, b) => a.row - b.row);
      setChecked({ counts: countOutcomes(all), rows: all });
    });

  const apply = () =>
    work('applying', async () => {
      if (file === null || checked === null) return;
      const wanted = new Set(
        checked.rows
          .filter(({ fate: outcome }) => outcome === 'new' || outcome === 'update')
          .map(({ row }) => row),
      );
      const rows = toImportRows(file.lines, file.headingRow, mapping).filter(({ row }) =>
        wanted.has(row),
      );
      stop.current = new AbortController();
      setSettled([]);
      try {
        const done = await applyRows(
          { kind, fileName: file.name, rows },
          setSettled,
          stop.current.signal,
        );
        const { error } = countOutcomes(done);
        if (error === 0 && done.length === rows.length) notify.success('Aktarım tamamlandı.');
      } finally {
        // Every list may show what came in.
        await queryClient.invalidateQueries();
      }
    });

  return {
    file,
    mapping,
    checked,
    settled,
    working,
    problem,
    open,
    map,
    check,
    apply,
    reset,
    stop: () => stop.current?.abort(),
  };
}

export type Import = ReturnType<typeof useImport>;
