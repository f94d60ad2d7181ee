import { ArrowDown, ArrowUp, Bold, Link2, Trash2 } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Block } from '#domain/pages/blocks.ts';
import { IconButton } from '#dashboard/ui/button.tsx';
import { cx } from '#dashboard/ui/class-names.ts';
import { Select } from '#dashboard/ui/controls.tsx';
import { blockOf, KINDS, type Kind, kindOf, linesOf } from './block-kinds.ts';
import { BlockFields } from './block-fields.tsx';
import { wrapSelection } from './wrap-selection.ts';

type Props = {
  /** Its place, counted from 1. */
  number: number;
  block: Block;
  error?: string | undefined;
  onChange: (block: Block) => void;
  onEnter: () => void;
  onRemove: () => void;
  onMove: (by: 1 | -1) => void;
  /** True when the text became blocks of its own. */
  onPaste: (text: string) => boolean;
};

/** One block: its kind, its words, and the ways to move it or take it away. */
export function BlockRow(props: Props) {
  const { number, block, error, onChange, onEnter, onRemove, onMove, onPaste } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  const kind = kindOf(block);
  const isPicture = block.type === 'picture';
  const isEmpty =
    linesOf(block).every((line) => line.trim() === '') && !(isPicture && block.key !== '');

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
          onChange={({ target }) => onChange(blockOf(target.value as Kind, linesOf(block)))}
        >
          {Object.entries(KINDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
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
        <BlockFields
          block={block}
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
