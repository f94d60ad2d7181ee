import { ImagePlus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { Block } from '#domain/pages/blocks.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { blockOf, blocksFromText } from './block-kinds.ts';
import { BlockRow } from './block-row.tsx';

type Props = {
  /** Names the editor: "Sayfanın metni". */
  label: string;
  value: Block[];
  onChange: (blocks: Block[]) => void;
  /** Why a block was refused, by its place. */
  errors?: Record<number, string>;
};

/**
 * A rich text as a column of blocks, one row each: Enter begins the next, Backspace in an empty one
 * takes it away, Alt+↑ and Alt+↓ move it, pasted text becomes paragraphs and lists.
 */
export default function BlockEditor({ label, value, onChange, errors = {} }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);

  /** The keyboard follows the work: it goes on in the row at `index` once that is drawn. */
  function focusRow(index: number) {
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-block]');
      rows?.[index]?.querySelector<HTMLElement>('textarea, input:not([type=file])')?.focus();
    });
  }
  function replace(index: number, ...blocks: Block[]) {
    onChange(value.toSpliced(index, 1, ...blocks));
  }
  function insertAfter(index: number, ...blocks: Block[]) {
    onChange(value.toSpliced(index + 1, 0, ...blocks));
    focusRow(index + blocks.length);
  }
  function remove(index: number) {
    onChange(value.toSpliced(index, 1));
    focusRow(Math.max(0, index - 1));
  }
  function move(index: number, by: 1 | -1) {
    const block = value[index];
    const to = index + by;
    if (block === undefined || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(index, 1).toSpliced(to, 0, block));
    focusRow(to);
  }
  function paste(index: number, text: string): boolean {
    const blocks = blocksFromText(text);
    if (blocks.length < 2) return false;
    insertAfter(index, ...blocks);
    return true;
  }

  return (
    <fieldset ref={box} className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="mb-1 text-xs font-medium text-soft">{label}</legend>
      {value.map((block, index) => (
        <BlockRow
          // Rows have no identity of their own; their order is what they are.
          key={index}
          number={index + 1}
          block={block}
          error={errors[index]}
          onChange={(next) => replace(index, next)}
          onEnter={() => insertAfter(index, blockOf('paragraph', []))}
          onRemove={() => remove(index)}
          onMove={(by) => move(index, by)}
          onPaste={(text) => paste(index, text)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => insertAfter(value.length - 1, blockOf('paragraph', []))}>
          <Plus size={14} aria-hidden="true" />
          Paragraf ekle
        </Button>
        <Button onClick={() => insertAfter(value.length - 1, blockOf('picture', []))}>
          <ImagePlus size={14} aria-hidden="true" />
          Resim ekle
        </Button>
      </div>
    </fieldset>
  );
}
