import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  guessColumns,
  type Mapping,
  MUST_HAVE,
  toImportRows,
} from '#domain/import/guess-columns.ts';
import { countOutcomes, type ImportKind } from '#domain/import/kinds.ts';
import type { CheckedImport, RowOutcome } from '#domain/import/schema.ts';
import type { SheetBook } from '#domain/spreadsheets/reading/sheet-book.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { useStop } from '#dashboard/app/use-stop.ts';
import { FileProblem } from '#domain/spreadsheets/reading/file-problem.ts';
import { openSheetBook } from '#dashboard/shared/spreadsheets/open-sheet-book.ts';
import { sentenceOf } from '#dashboard/shared/spreadsheets/sentence-of.ts';
import { idOf } from './answers.ts';
import { applyRows, checkRows, type Decided, saveDecisions } from './api.ts';
import { draftId, findDraft, forgetDraft, type ImportDraft, keepDraft } from './draft.ts';
import {
  ALL_SHEETS,
  leftOutRows,
  sheetOf,
  type SheetFile,
  togetherOf,
  unreadableRows,
} from './read-file.ts';

type Working = 'reading' | 'checking' | 'deciding' | 'applying' | null;

/** The steps of an import, in their order. */
export const IMPORT_STEPS = ['file', 'columns', 'questions', 'preview', 'done'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

type Opened = { run: string; source: File; book: SheetBook; sheet: SheetFile; mapping: Mapping };

/** The state of an import from choosing a file to its end. */
export function useImport(kind: ImportKind, userId: number) {
  const queryClient = useQueryClient();
  const id = draftId(kind, userId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [step, setStep] = useState<ImportStep>('file');
  const [checked, setChecked] = useState<CheckedImport | null>(null);
  const [settled, setSettled] = useState<RowOutcome[] | null>(null);
  const [total, setTotal] = useState(0);
  const [working, setWorking] = useState<Working>(null);
  const [problem, setProblem] = useState<string | null>(null);
  /** Questions whose answers are on their way. */
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());
  const queue = useRef(Promise.resolve());
  const unsaved = useRef(0);
  /** Leaving the screen does not stop what is being written, as it stops what is being read. */
  const stop = useRef<AbortController | null>(null);
  const reading = useStop();

  useEffect(() => {
    void findDraft(id).then(setDraft);
  }, [id]);

  const work = async (what: Exclude<Working, null>, job: () => Promise<void>) => {
    setWorking(what);
    setProblem(null);
    try {
      await job();
    } catch (error) {
      setProblem(sentenceOf(error));
    }
    setWorking(null);
  };

  /** What was planned before holds no longer. */
  const use = (next: Opened) => {
    setOpened(next);
    setChecked(null);
    setSettled(null);
    const { run, source, sheet, mapping } = next;
    const { sheet: at, headingRow } = sheet;
    void keepDraft({ id, kind, run, file: source, sheet: at, headingRow, mapping });
  };

  const rowsOf = ({ sheet, mapping }: Opened) => {
    const broken = new Set(unreadableRows(sheet, mapping).map(({ row }) => row));
    return toImportRows(kind, sheet, mapping).filter(({ row }) => !broken.has(row));
  };

  const plan = async (current: Opened) => {
    const rows = rowsOf(current);
    if (rows.length === 0) throw new FileProblem('Eşleştirilen sütunlarda okunabilen veri yok.');
    const report = await checkRows(kind, rows);
    const broken = unreadableRows(current.sheet, current.mapping);
    const all = [...report.rows, ...broken, ...leftOutRows(current.sheet)].toSorted(
      (a, b) => a.row - b.row,
    );
    setChecked({ ...report, rows: all, counts: countOutcomes(all) });
    return report;
  };

  const open = (source: File) =>
    work('reading', async () => {
      const book = await openSheetBook(source, reading.begin());
      const first = togetherOf(book, source.name, kind).length > 0 ? ALL_SHEETS : book.chosen;
      const sheet = sheetOf(source.name, book, first, kind);
      const mapping = guessColumns(kind, sheet.headings, sheet.lines);
      use({ run: crypto.randomUUID(), source, book, sheet, mapping });
      setStep('columns');
    });

  const resume = () =>
    work('reading', async () => {
      if (draft === null) return;
      const { file: source, run, mapping, headingRow } = draft;
      const book = await openSheetBook(source, reading.begin());
      const sheet = sheetOf(source.name, book, draft.sheet, kind, headingRow);
      const current = { run, source, book, sheet, mapping };
      use(current);
      setStep('columns');
      if (missingOf(kind, mapping).length > 0) return;
      const { questions } = await plan(current);
      setStep(questions.length > 0 ? 'questions' : 'preview');
    });

  const reset = () => {
    void forgetDraft(id);
    setDraft(null);
    setOpened(null);
    setChecked(null);
    setSettled(null);
    setProblem(null);
    setStep('file');
  };

  /** Another sheet, or another row of headings. */
  const show = (at: number, headingRow?: number) =>
    work('reading', async () => {
      if (opened === null) return;
      const sheet = sheetOf(opened.source.name, opened.book, at, kind, headingRow);
      use({ ...opened, sheet, mapping: guessColumns(kind, sheet.headings, sheet.lines) });
    });

  const map = (mapping: Mapping) => opened && use({ ...opened, mapping });

  const check = () =>
    work('checking', async () => {
      if (opened === null) return;
      const { questions } = await plan(opened);
      setStep(questions.length > 0 ? 'questions' : 'preview');
    });

  /**
   * Takes decisions one after another while further ones are made: what was answered is gone at once,
   * and the file is planned again when none is left.
   */
  const decide = (decisions: Decided) => {
    if (opened === null) return;
    setAnswered((before) => new Set([...before, ...decisions.map(idOf)]));
    setWorking('deciding');
    setProblem(null);
    unsaved.current += 1;
    const save = async () => {
      try {
        await saveDecisions(kind, decisions);
        if (unsaved.current === 1) await plan(opened);
      } catch (error) {
        setProblem(messageOf(error));
      }
      unsaved.current -= 1;
      if (unsaved.current > 0) return;
      setAnswered(new Set());
      setWorking(null);
    };
    queue.current = queue.current.then(save);
  };

  const apply = () =>
    work('applying', async () => {
      if (opened === null) return;
      const rows = rowsOf(opened);
      const { run, sheet } = opened;
      stop.current = new AbortController();
      setSettled([]);
      try {
        const done = await applyRows(
          { run, kind, fileName: sheet.name, rows },
          (so, all) => {
            setSettled(so);
            setTotal(all);
          },
          stop.current.signal,
        );
        setSettled(done);
        if (stop.current.signal.aborted) return;
        setStep('done');
        void forgetDraft(id);
        setDraft(null);
        if (countOutcomes(done).error === 0) notify.success('Aktarım tamamlandı.');
      } finally {
        // Every list may show what came in.
        await queryClient.invalidateQueries();
      }
    });

  return {
    kind,
    opened,
    draft: opened === null ? draft : null,
    step,
    checked,
    settled,
    total,
    working,
    problem,
    answered,
    missing: opened === null ? [] : missingOf(kind, opened.mapping),
    open,
    resume,
    reset,
    show,
    map,
    check,
    decide,
    apply,
    go: setStep,
    stopReading: reading.stop,
    stop: () => stop.current?.abort(),
  };
}

export type Import = ReturnType<typeof useImport>;

const missingOf = (kind: ImportKind, mapping: Mapping): string[] =>
  MUST_HAVE[kind].filter((field) => !mapping.includes(field));
