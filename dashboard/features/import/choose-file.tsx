import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import type { ImportKind } from '#domain/import/kinds.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { ReadingFile } from '#dashboard/shared/spreadsheets/reading-file.tsx';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { saveCsvTemplate, saveWorkbookTemplate } from './template.ts';

type Props = { kind: ImportKind; busy: boolean; onFile: (file: File) => void; onStop: () => void };

/** A drop area with a button, and the templates. */
export function ChooseFile({ kind, busy, onFile, onStop }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !busy) onFile(file);
  };
  const saveWorkbook = () =>
    saveWorkbookTemplate(kind).catch((error: unknown) => notify.error(messageOf(error)));
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'grid justify-items-center gap-3 rounded-lg border border-dashed p-6 text-center',
        over ? 'border-accent bg-accent-wash' : 'border-line-strong bg-raised',
      )}
    >
      <FileInput
        ref={input}
        accept=".csv,.tsv,.txt,.xlsx,.xlsm,.xls,.html,text/csv"
        aria-label="Aktarılacak dosya"
        onFiles={([file]) => file && onFile(file)}
      />
      <FileUp size={24} aria-hidden="true" className="text-soft" />
      <p className="text-soft">
        CSV ya da Excel (.xlsx) dosyanızı buraya bırakın. Sütun adları olmalı; en çok 5.000 satır.
      </p>
      {busy ? (
        <ReadingFile onStop={onStop} />
      ) : (
        <Button variant="primary" onClick={() => input.current?.click()}>
          Dosya seç
        </Button>
      )}
      <p className="flex flex-wrap items-center justify-center gap-1 text-soft">
        Örnek dosya:
        <Button variant="quiet" onClick={() => void saveWorkbook()}>
          Excel şablonu
        </Button>
        <Button variant="quiet" onClick={() => saveCsvTemplate(kind)}>
          CSV şablonu
        </Button>
      </p>
    </div>
  );
}
