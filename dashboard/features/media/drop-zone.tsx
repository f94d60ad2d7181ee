import { ImagePlus } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';

/** Where files are dropped or chosen, many at once. */
export function DropZone({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the button does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
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
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        aria-label="Fotoğraf dosyaları"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
}
