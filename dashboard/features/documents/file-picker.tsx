import { FileUp } from 'lucide-react';
import { useId, useRef } from 'react';
import { formatBytes } from '#dashboard/shared/upload/progress.ts';
import { UploadProgress } from '#dashboard/shared/upload/upload-progress.tsx';
import { useFileDrop } from '#dashboard/shared/upload/use-file-drop.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { FileInput } from '#dashboard/ui/file-input.tsx';
import { refusalOf } from './check-file.ts';

/** An acceptable file, or why there is none. */
export type ChosenFile = { file: File | null; error: string | null };

type Props = {
  /** Name of the file that is stored already. */
  stored: string | null;
  chosen: ChosenFile;
  /** The part sent so far, 0 to 1, during an upload. */
  sent: number | null;
  onChoose: (chosen: ChosenFile) => void;
};

/** A drop area for the PDF, with the progress of its upload. */
export function FilePicker({ stored, chosen, sent, onChoose }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(area, ([first]) => void choose(first));
  const { file, error } = chosen;

  async function choose(given: File | undefined) {
    if (!given) return;
    const refusal = await refusalOf(given);
    onChoose(refusal === null ? { file: given, error: null } : { file: null, error: refusal });
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-medium text-soft">
        PDF dosyası
      </label>
      <div
        ref={area}
        className={cx(
          'grid gap-2 rounded-md border border-dashed px-3 py-3',
          isOver ? 'border-accent bg-accent-wash' : 'border-line-strong',
          error && 'border-red',
        )}
      >
        <p className="truncate">
          {file ? `${file.name} · ${formatBytes(file.size)}` : (stored ?? 'Henüz dosya yok')}
        </p>
        {sent === null || file === null ? (
          <Button className="justify-self-start" onClick={() => input.current?.click()}>
            <FileUp size={14} aria-hidden="true" />
            {file || stored ? 'Başka dosya seç' : 'Dosya seç'}
          </Button>
        ) : (
          <UploadProgress label="Belge gönderiliyor" sent={sent} bytes={file.size} />
        )}
      </div>
      <FileInput
        ref={input}
        id={id}
        accept="application/pdf,.pdf"
        aria-describedby={`${id}-note`}
        onFiles={([file]) => void choose(file)}
      />
      <p
        id={`${id}-note`}
        role={error ? 'alert' : undefined}
        className={cx('text-xs', error ? 'text-red' : 'text-soft')}
      >
        {error ?? 'Yalnız PDF, en çok 10 MB.'}
      </p>
    </div>
  );
}
