import { ArrowDown, ArrowUp, Bold, Link2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Options, Select } from '#dashboard/ui/controls.tsx';
import { partOf, KINDS, type Kind, kindOf, linesOf } from './part-kinds.ts';
import { PartFields } from './part-fields.tsx';
import { wrapSelection } from './wrap-selection.ts';

type Props = {
  /** Its place, counted from 1. */
  number: number;
  part: RichTextPart;
  error?: string | undefined;
  onChange: (part: RichTextPart) => void;
  onEnter: () => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  /** True when the pasted text became blocks of its own. */
  onPaste: (text: string) => boolean;
};

/** One block: its kind, its text, and the controls to move or delete it. */
export function PartRow(props: Props) {
  const { number, part, error, onChange, onEnter, onRemove, onMove, onPaste } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const kind = kindOf(part);
  const isPicture = part.type === 'picture';
  const isEmpty =
    linesOf(part).every((line) => line.trim() === '') && !(isPicture && part.key !== '');

  function onKeyDown(event: KeyboardEvent) {
    const isOneText = !['list', 'ordered', 'steps', 'table'].includes(kind);
    if (event.altKey && event.key === 'ArrowUp') onMove(-1);
    else if (event.altKey && event.key === 'ArrowDown') onMove(1);
    else if (event.key === 'Enter' && isOneText && !event.shiftKey && !event.ctrlKey) onEnter();
    else if (event.key === 'Backspace' && isEmpty) onRemove();
    else return;
    event.preventDefault();
  }
  const mark = (before: string, after: string) => wrapSelection(box.current, before, after);

  return (
    <fieldset
      ref={box}
      data-block
      aria-label={`${number}. ${KINDS[kind]}`}
      className="group grid min-w-0 grid-cols-1 gap-1 rounded-md border border-transparent p-1 focus-within:border-line hover:border-line"
    >
      <div className="flex items-center gap-1 opacity-60 group-focus-within:opacity-100 group-hover:opacity-100">
        <Select
          aria-label={`${number}. bölümün türü`}
          className="w-36! min-w-0 text-xs"
          value={kind}
          onChange={({ target }) => onChange(partOf(target.value as Kind, linesOf(part)))}
        >
          <Options of={Object.entries(KINDS)} />
        </Select>
        <span className="flex-1" />
        {!isPicture && (
          <>
            <IconButton label="Seçimi kalın yap" onClick={() => mark('**', '**')}>
              <Bold size={14} />
            </IconButton>
            <IconButton label="Seçime bağlantı ver" onClick={() => mark('[', '](/adres)')}>
              <Link2 size={14} />
            </IconButton>
          </>
        )}
        <IconButton label="Yukarı taşı" keys="Alt+ArrowUp" onClick={() => onMove(-1)}>
          <ArrowUp size={14} />
        </IconButton>
        <IconButton label="Aşağı taşı" keys="Alt+ArrowDown" onClick={() => onMove(1)}>
          <ArrowDown size={14} />
        </IconButton>
        <IconButton label="Bölümü sil" onClick={onRemove}>
          <Trash2 size={14} />
        </IconButton>
      </div>
      <div
        className={cx(
          kind === 'heading' && '*:text-base *:font-semibold',
          kind === 'subheading' && '*:font-semibold',
        )}
      >
        <PartFields
          part={part}
          invalid={error !== undefined}
          onChange={onChange}
          handlers={{
            onKeyDown,
            onPaste: (event) => {
              if (onPaste(event.clipboardData.getData('text/plain'))) event.preventDefault();
            },
          }}
        />
      </div>
      {error && <p className="text-xs text-red">{error}</p>}
    </fieldset>
  );
}
