import { useState } from 'react';
import { countOutcomes } from '#domain/import/kinds.ts';
import type { CheckedImport, RowOutcome } from '#domain/import/schema.ts';
import { groupThousands } from '#domain/values/money.ts';
import { Tick } from '#dashboard/ui/controls.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { DONE_LABELS, OUTCOME_LABELS } from './labels.ts';
import { isNotTaken, saveNotTaken } from './not-taken.ts';
import { OutcomeTable } from './outcome-table.tsx';
import { placeOf } from './read-file.ts';
import { Readings } from './readings.tsx';
import { UndoRun } from './undo-run.tsx';
import type { Import } from './use-import.ts';

type Props = { all: Import; checked: CheckedImport };

/** The planned outcomes before the import, and the real ones after it. */
export function Preview({ all, checked }: Props) {
  const { kind, opened, settled, total, working, step } = all;
  const [undoing, setUndoing] = useState(false);
  const toWrite = checked.counts.new + checked.counts.update;
  const isDone = step === 'done' && settled !== null;
  const rows = isDone ? mergeRows(checked.rows, settled) : checked.rows;
  const notTaken = rows.filter(isNotTaken).length;
  // Taken, but a price may be a typing mistake: asked once, with both numbers.
  const doubted = isDone ? 0 : rows.filter(isDoubted).length;
  const [isSure, setSure] = useState(false);
  if (opened === null) return null;
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {working === 'applying' ? (
          <>
            <progress
              className="h-2 min-w-40 flex-1"
              aria-label="Aktarılan satırlar"
              max={total || toWrite}
              value={settled?.length ?? 0}
            />
            <span className="figures text-soft">
              {groupThousands(settled?.length ?? 0)} / {groupThousands(total || toWrite)}
            </span>
            <Button onClick={all.stop}>Durdur</Button>
          </>
        ) : (
          <>
            <p className="flex-1 basis-60 font-medium">
              {isDone ? doneText(settled) : `${groupThousands(toWrite)} satır aktarılabilir.`}
            </p>
            {notTaken > 0 && (
              <Button onClick={() => saveNotTaken(kind, opened.sheet, rows)}>
                Alınmayan {groupThousands(notTaken)} satırı indir
              </Button>
            )}
            {isDone ? (
              <>
                <Button onClick={() => setUndoing(true)}>Bu aktarımı geri al</Button>
                <Button variant="primary" onClick={all.reset}>
                  Yeni dosya
                </Button>
              </>
            ) : (
              <Button
                variant="primary"
                disabled={toWrite === 0 || working !== null || (doubted > 0 && !isSure)}
                onClick={() => void all.apply()}
              >
                {groupThousands(toWrite)} satırı aktar
              </Button>
            )}
          </>
        )}
      </div>
      {doubted > 0 && (
        <Tick
          className="min-h-6 rounded-md bg-amber-wash px-3 py-2 text-amber"
          checked={isSure}
          onChange={({ target }) => setSure(target.checked)}
        >
          {groupThousands(doubted)} satırda fiyat yürürlüktekinden çok farklı; aşağıda iki tutarı da
          gördüm, doğru
        </Tick>
      )}
      {!isDone && checked.questions.length > 0 && (
        <p className="text-soft">
          {checked.questions.length} soru yanıtlanmadı: bu satırlar aktarılmaz. İsterseniz önce{' '}
          <Button variant="quiet" onClick={() => all.go('questions')}>
            sorulara dönün
          </Button>
        </p>
      )}
      <OutcomeTable
        key={isDone ? 'done' : 'checked'}
        kind={kind}
        rows={rows}
        labels={isDone ? DONE_LABELS : OUTCOME_LABELS}
        placeOf={(row) => placeOf(opened.sheet, row)}
      />
      {!isDone && <Readings all={all} checked={checked} />}
      {undoing && (
        <UndoRun
          run={{ id: opened.run, fileName: opened.sheet.name }}
          onClose={() => setUndoing(false)}
          onUndone={all.reset}
        />
      )}
      <output className="sr-only">{isDone ? doneText(settled) : ''}</output>
    </section>
  );
}

const isDoubted = ({ fate, problems }: RowOutcome): boolean =>
  fate !== 'error' && fate !== 'skip' && problems.length > 0;

/** Actual results replace planned ones; rows that were never sent are left out. */
function mergeRows(checked: readonly RowOutcome[], settled: readonly RowOutcome[]): RowOutcome[] {
  const after = new Map(settled.map((row) => [row.row, row]));
  return checked.flatMap((row) => {
    const done = after.get(row.row);
    if (done) return [done];
    return row.fate === 'new' || row.fate === 'update' ? [] : [row];
  });
}

function doneText(settled: readonly RowOutcome[]): string {
  const counts = countOutcomes(settled);
  return `${groupThousands(counts.new)} eklendi, ${groupThousands(counts.update)} güncellendi, ${groupThousands(counts.skip)} atlandı, ${groupThousands(counts.error)} aktarılamadı.`;
}
