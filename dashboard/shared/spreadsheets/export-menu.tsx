import { Download, X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { groupThousands } from '#domain/values/money.ts';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { useCloseOutside } from '#dashboard/ui/use-close-outside.ts';
import type { SheetOf } from './spreadsheet.ts';
import { type SheetFormat, useExport } from './use-export.ts';

const FORMATS: readonly (readonly [SheetFormat, string])[] = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
];

/** Width of the panel (`w-44`), in pixels. */
const PANEL_PX = 176;

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
  // Where the button stands at the left of a phone, a panel to its left would be cut off.
  const [opensRight, setOpensRight] = useState(false);
  const panelId = useId();
  useCloseOutside(box, open, () => setOpen(false));
  const toggle = () => {
    setOpensRight((box.current?.getBoundingClientRect().right ?? PANEL_PX) < PANEL_PX);
    setOpen(!open);
  };
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
      <Button aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        <Download size={14} aria-hidden="true" />
        <span className={small ? 'sr-only' : undefined}>Dışa aktar</span>
      </Button>
      <div
        id={panelId}
        hidden={!open}
        className={cx(
          'floating absolute top-full z-20 mt-1 w-44 rounded-lg border border-line bg-raised p-1',
          opensRight ? 'left-0' : 'right-0',
        )}
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
