import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { useFileDrop } from '#dashboard/shared/upload/use-file-drop.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { FileInput } from '#dashboard/ui/file-input.tsx';

/** Where files are dropped or chosen, many at once. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(area, onFiles);
  return (
    <div
      ref={area}
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-dashed px-4 py-4',
        isOver ? 'border-accent bg-accent-wash' : 'border-line-strong',
      )}
    >
      <Button variant="primary" onClick={() => input.current?.click()}>
        <ImagePlus size={14} aria-hidden="true" />
        Fotoğraf ekle
      </Button>
      <p className="text-soft">
        <span className="max-md:hidden">ya da dosyaları buraya sürükleyin. </span>
        Yüklemeden önce küçültülür.
      </p>
      <FileInput
        ref={input}
        multiple
        accept="image/*"
        aria-label="Fotoğraf dosyaları"
        onFiles={onFiles}
      />
    </div>
  );
}
