import { lazy, Suspense } from 'react';
import { KIND_LABELS } from '#domain/import/fields.ts';
import { IMPORT_KINDS, type ImportKind } from '#domain/import/kinds.ts';
import { groupThousands } from '#domain/values/money.ts';
import type { ScreenProps } from '#dashboard/app/screen.ts';
import { useSession } from '#dashboard/app/session.ts';
import { Alert } from '#dashboard/ui/alert.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { formatTimestamp } from '#dashboard/ui/instant.ts';
import { ChooseFile } from './choose-file.tsx';
import { ImportRuns } from './import-runs.tsx';
import { fieldLabel } from './labels.ts';
import { MappingTable } from './mapping-table.tsx';
import { SheetChoice } from './sheet-choice.tsx';
import { StepsList } from './steps-list.tsx';
import { type Import, useImport } from './use-import.ts';

// The steps after a file has been read.
const Questions = lazy(async () => ({ default: (await import('./questions.tsx')).Questions }));
const Preview = lazy(async () => ({ default: (await import('./preview.tsx')).Preview }));

type Props = ScreenProps<{ kind?: ImportKind | undefined }>;

const HELP: Record<ImportKind, string> = {
  villas:
    'Listeniz nasılsa öyle seçin: anlaşılmayan her değer bir kez sorulur, yanıtınız sonraki dosyalar için hatırlanır. Kodu olmayan villalar numaralanır; bilinen kod güncellenir. Yeni villalar pasif eklenir; izin belgesi ve resimleri tamamlanınca yayına alınır.',
  prices:
    'Villa ve başlangıç günü anahtardır. Aynı geceye iki fiyat verilemez; çakışan satırlar adıyla söylenir.',
  reservations:
    'Yalnız bitmiş konaklamalar alınır: geceleri takvime işlenir, hiçbir e-posta gönderilmez. Villalar adıyla da bulunur. Tutarı ya da ödemesi bilinmeyenler bilinmiyor diye alınır. Aynı konaklama ikinci kez eklenmez.',
};

/** The import: a file, its columns, what is unclear about it, the preview, and then the writing. */
export default function ImportScreen({ search: { kind = 'villas' }, onSearch }: Props) {
  const userId = useSession()?.id ?? 0;
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
            onClick={() => onSearch({ kind: each }, 'push')}
          >
            {KIND_LABELS[each]}
          </Button>
        ))}
      </fieldset>
      <p className="max-w-3xl text-soft">{HELP[kind]}</p>
      <Wizard key={kind} kind={kind} userId={userId} />
      <ImportRuns />
    </div>
  );
}

function Wizard({ kind, userId }: { kind: ImportKind; userId: number }) {
  const all = useImport(kind, userId);
  const { opened, checked, step, problem, working } = all;
  const isFree = working === null && step !== 'done';
  return (
    <>
      <StepsList
        step={step}
        canGo={(to) =>
          isFree &&
          (to === 'columns' ? opened !== null : checked !== null && to !== 'file' && to !== 'done')
        }
        onGo={all.go}
      />
      {opened === null ? <FirstStep all={all} /> : <Header all={all} />}
      {opened !== null && step === 'columns' && <Columns all={all} />}
      <Alert>{problem}</Alert>
      <Suspense>
        {checked !== null && step === 'questions' && <Questions all={all} checked={checked} />}
        {checked !== null && (step === 'preview' || step === 'done') && (
          <Preview all={all} checked={checked} />
        )}
      </Suspense>
    </>
  );
}

/** A file, or the one that was left. */
function FirstStep({ all }: { all: Import }) {
  const { kind, draft, working, open, resume, reset } = all;
  return (
    <>
      {draft !== null && (
        <section className="flex flex-wrap items-center gap-3 rounded-lg border border-line bg-raised px-4 py-3">
          <p className="min-w-0 flex-1 basis-60">
            <span className="font-medium">Yarım kalan aktarım: {draft.file.name}</span>
            <span className="text-soft"> · {formatTimestamp(draft.at)}</span>
          </p>
          <Button variant="primary" busy={working === 'reading'} onClick={() => void resume()}>
            Sürdür
          </Button>
          <Button variant="quiet" onClick={reset}>
            Vazgeç
          </Button>
        </section>
      )}
      <ChooseFile
        kind={kind}
        busy={working === 'reading'}
        onFile={(chosen) => void open(chosen)}
        onStop={all.stopReading}
      />
    </>
  );
}

function Header({ all: { opened, step, working, reset } }: { all: Import }) {
  if (opened === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h2 className="min-w-0 truncate font-medium">{opened.sheet.name}</h2>
      <span className="flex-1 text-soft">{groupThousands(opened.sheet.filled)} satır</span>
      {step !== 'done' && (
        <Button variant="quiet" disabled={working !== null} onClick={reset}>
          Başka dosya seç
        </Button>
      )}
    </div>
  );
}

function Columns({ all }: { all: Import }) {
  const { kind, opened, missing, working } = all;
  if (opened === null) return null;
  const { book, sheet, mapping } = opened;
  const labels = missing.map((field) => fieldLabel(kind, field)).join(', ');
  return (
    <section className="grid gap-4 rounded-lg border border-line bg-raised p-4">
      <SheetChoice
        kind={kind}
        book={book}
        file={sheet}
        onShow={(at, row) => void all.show(at, row)}
      />
      <MappingTable kind={kind} file={sheet} mapping={mapping} onMap={all.map} />
      {missing.length > 0 && <p className="text-red">Bu bilgilerin sütununu seçin: {labels}.</p>}
      <Button
        variant="primary"
        className="justify-self-start"
        busy={working === 'checking'}
        disabled={missing.length > 0 || working !== null}
        onClick={() => void all.check()}
      >
        Satırları denetle
      </Button>
    </section>
  );
}
