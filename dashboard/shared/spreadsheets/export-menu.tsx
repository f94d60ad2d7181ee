import { Download, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { groupThousands } from '#domain/values/money.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import type { SheetOf } from './spreadsheet.ts';
import { type SheetFormat, useExport } from './use-export.ts';

const FORMATS: readonly (readonly [SheetFormat, string])[] = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
];

type Props<Row> = {
  sheet: SheetOf<Row>;
  /** Icon only, when there is no room for text. */
  small?: boolean;
};

/** The whole filtered list, not only its page, as a file; a long one shows how far it is. */
export function ExportMenu<Row>({ sheet, small }: Props<Row>) {
  const [open, setOpen] = useState(false);
  const { progress, start, cancel } = useExport(sheet);
  const box = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useCloseOutside(box, open, () => setOpen(false));
  if (progress !== null) {
    const { read, total } = progress;
    return (
      <span className="flex items-center gap-1">
        <output className="figures text-soft">
          {total === 0 ? 'Hazırlanıyor…' : `${groupThousands(read)} / ${groupThousands(total)}`}
        </output>
        <IconButton label="Dışa aktarmayı durdur" onClick={cancel}>
          <X size={14} aria-hidden="true" />
        </IconButton>
      </span>
    );
  }
  return (
    <div ref={box} className="relative">
      <Button aria-expanded={open} aria-controls={panelId} onClick={() => setOpen(!open)}>
        <Download size={14} aria-hidden="true" />
        <span className={small ? 'sr-only' : undefined}>Dışa aktar</span>
      </Button>
      <div
        id={panelId}
        hidden={!open}
        className="floating absolute top-full right-0 z-20 mt-1 w-44 rounded-lg border border-line bg-raised p-1"
      >
        {FORMATS.map(([format, label]) => (
          <button
            key={format}
            type="button"
            className="flex h-8 w-full items-center rounded-md px-2 text-left hover:bg-sunken max-md:h-11"
            onClick={() => {
              setOpen(false);
              void start(format);
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
