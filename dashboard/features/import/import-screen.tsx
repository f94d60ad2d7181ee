import { useState } from 'react';
import { FIELDS_OF, KIND_LABELS } from '#domain/import/fields.ts';
import { countOutcomes, IMPORT_KINDS, type ImportKind } from '#domain/import/kinds.ts';
import { groupThousands } from '#domain/values/money.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { ChooseFile } from './choose-file.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import { saveFaultyRows } from './faulty-rows.ts';
import { ImportRuns } from './import-runs.tsx';
import { DONE_LABELS, OUTCOME_LABELS } from './labels.ts';
import { MappingTable } from './mapping-table.tsx';
import { type Import, useImport } from './use-import.ts';

type Props = { kind: ImportKind; onKind: (kind: ImportKind) => void };

const HELP: Record<ImportKind, string> = {
  villas:
    'Villa kodu anahtardır: bilinen kod güncellenir, yeni kod eklenir. Boş hücreler bilgiyi silmez. Yeni villalar pasif eklenir; izin belgesi ve resimleri tamamlanınca yayına alınır.',
  prices:
    'Villa kodu ve başlangıç günü anahtardır. Aynı geceye iki fiyat verilemez; çakışan satırlar adıyla söylenir.',
  reservations:
    'Yalnız bitmiş konaklamalar alınır: geceleri takvime işlenir, hiçbir e-posta gönderilmez. Aynı kod ikinci kez eklenmez. Tahsil edilen tutar, tarihi ve yöntemiyle ödeme kayıtlarına işlenir.',
};

/** The import: a file, its columns, the planned outcome of every row, and then the writing. */
export function ImportScreen({ kind, onKind }: Props) {
  // Another kind is another import: its state starts empty.
  return (
    <div className="grid w-full max-w-6xl min-w-0 content-start gap-4 p-3 lg:px-4">
      <title>İçe aktarma · Admin Paneli</title>
      <h1 className="text-lg font-semibold">İçe aktarma</h1>
      <fieldset aria-label="Ne aktarılacak" className="flex flex-wrap gap-2">
        {IMPORT_KINDS.map((each) => (
          <Button
            key={each}
            aria-pressed={each === kind}
            className="aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
            onClick={() => onKind(each)}
          >
            {KIND_LABELS[each]}
          </Button>
        ))}
      </fieldset>
      <p className="max-w-3xl text-soft">{HELP[kind]}</p>
      <Steps key={kind} kind={kind} />
      <ImportRuns />
    </div>
  );
}

function Steps({ kind }: { kind: ImportKind }) {
  const all = useImport(kind);
  const { file, mapping, checked, settled, working, problem } = all;
  const missing = Object.entries(FIELDS_OF[kind])
    .filter(([name, { required }]) => required && mapping[name] == null)
    .map(([, { label }]) => label);
  return (
    <>
      {file === null ? (
        <ChooseFile
          kind={kind}
          busy={working === 'reading'}
          onFile={(chosen) => void all.open(chosen)}
        />
      ) : (
        <section className="grid gap-4 rounded-lg border border-line bg-raised p-4">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="min-w-0 truncate font-medium">{file.name}</h2>
            <span className="flex-1 text-soft">{groupThousands(file.filled)} satır</span>
            <Button variant="quiet" disabled={working !== null} onClick={all.reset}>
              Başka dosya seç
            </Button>
          </div>
          <MappingTable kind={kind} file={file} mapping={mapping} onMap={all.map} />
          {missing.length > 0 && (
            <p className="text-red">Zorunlu sütunları seçin: {missing.join(', ')}.</p>
          )}
          <Button
            variant={checked ? 'plain' : 'primary'}
            className="justify-self-start"
            busy={working === 'checking'}
            disabled={missing.length > 0 || working !== null}
            onClick={() => void all.check()}
          >
            {checked ? 'Yeniden denetle' : 'Satırları denetle'}
          </Button>
        </section>
      )}
      {problem && (
        <p role="alert" className="rounded-lg bg-red-wash px-4 py-3 text-red">
          {problem}
        </p>
      )}
      {file && checked && <Outcome kind={kind} all={all} file={file} checked={checked} />}
      <output className="sr-only">
        {settled && working === null && checked ? doneText(settled) : ''}
      </output>
    </>
  );
}

type OutcomeProps = {
  kind: ImportKind;
  all: Import;
  file: NonNullable<Import['file']>;
  checked: NonNullable<Import['checked']>;
};

/** The planned outcomes before the import, and the real ones after it. */
function Outcome({ kind, all, file, checked }: OutcomeProps) {
  const { settled, working } = all;
  const toWrite = checked.counts.new + checked.counts.update;
  const isDone = settled !== null && working !== 'applying';
  const rows = isDone ? mergeRows(checked.rows, settled) : checked.rows;
  // Taken, but a price may be a typing mistake: asked once, with both numbers.
  const doubted = isDone
    ? []
    : rows.filter(
        ({ fate, problems }) => fate !== 'error' && fate !== 'skip' && problems.length > 0,
      );
  const [isSure, setSure] = useState(false);
  const faulty = rows.some(({ fate: outcome }) => outcome === 'error');
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center gap-3">
        {working === 'applying' ? (
          <>
            <progress
              className="h-2 min-w-40 flex-1"
              aria-label="Aktarılan satırlar"
              max={toWrite}
              value={settled?.length ?? 0}
            />
            <span className="figures text-soft">
              {groupThousands(settled?.length ?? 0)} / {groupThousands(toWrite)}
            </span>
            <Button onClick={all.stop}>Durdur</Button>
          </>
        ) : (
          <>
            <p className="flex-1 font-medium">
              {isDone ? doneText(settled) : `${groupThousands(toWrite)} satır aktarılabilir.`}
            </p>
            {faulty && (
              <Button onClick={() => saveFaultyRows(kind, file, rows)}>
                Hatalı satırları indir
              </Button>
            )}
            {!isDone && (
              <Button
                variant="primary"
                disabled={toWrite === 0 || working !== null || (doubted.length > 0 && !isSure)}
                onClick={() => void all.apply()}
              >
                {groupThousands(toWrite)} satırı aktar
              </Button>
            )}
          </>
        )}
      </div>
      {doubted.length > 0 && (
        <label className="flex min-h-6 items-center gap-2 rounded-md bg-amber-wash px-3 py-2 text-amber">
          <input
            type="checkbox"
            className="size-4"
            checked={isSure}
            onChange={({ target }) => setSure(target.checked)}
          />
          {groupThousands(doubted.length)} satırda fiyat yürürlüktekinden çok farklı; aşağıda iki
          tutarı da gördüm, doğru
        </label>
      )}
      <OutcomeTable
        key={isDone ? 'done' : 'checked'}
        kind={kind}
        rows={rows}
        labels={isDone ? DONE_LABELS : OUTCOME_LABELS}
      />
    </section>
  );
}

/** Actual results replace planned ones; rows that were never sent are left out. */
function mergeRows(checked: RowList, settled: RowList): RowList {
  const after = new Map(settled.map((row) => [row.row, row]));
  return checked.flatMap((row) => {
    const done = after.get(row.row);
    if (done) return [done];
    return row.fate === 'new' || row.fate === 'update' ? [] : [row];
  });
}

type RowList = NonNullable<Import['settled']>;

function doneText(settled: RowList): string {
  const counts = countOutcomes(settled);
  return `${groupThousands(counts.new)} eklendi, ${groupThousands(counts.update)} güncellendi, ${groupThousands(counts.skip)} atlandı, ${groupThousands(counts.error)} aktarılamadı.`;
}
