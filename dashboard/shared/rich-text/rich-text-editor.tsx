import { ImagePlus, Plus } from 'lucide-react';
import { useRef } from 'react';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { Button } from '#dashboard/ui/button.tsx';
import { partOf, richTextFrom } from './part-kinds.ts';
import { PartRow } from './part-row.tsx';

type Props = {
  /** Names the editor: "Sayfanın metni". */
  label: string;
  value: RichTextPart[];
  onChange: (parts: RichTextPart[]) => void;
  /** Why a block was refused, by its place. */
  errors?: Record<number, string>;
};

/**
 * A rich text as a column of blocks, one row each: Enter begins the next, Backspace in an empty one
 * takes it away, Alt+↑ and Alt+↓ move it, pasted text becomes paragraphs and lists.
 */
export default function RichTextEditor({ label, value, onChange, errors = {} }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);

  /** The keyboard follows the work: it goes on in the row at `index` once that is drawn. */
  function focusRow(index: number) {
    requestAnimationFrame(() => {
      const rows = box.current?.querySelectorAll<HTMLElement>('[data-block]');
      rows?.[index]?.querySelector<HTMLElement>('textarea, input:not([type=file])')?.focus();
    });
  }
  function replace(index: number, ...parts: RichTextPart[]) {
    onChange(value.toSpliced(index, 1, ...parts));
  }
  function insertAfter(index: number, ...parts: RichTextPart[]) {
    onChange(value.toSpliced(index + 1, 0, ...parts));
    focusRow(index + parts.length);
  }
  function remove(index: number) {
    onChange(value.toSpliced(index, 1));
    focusRow(Math.max(0, index - 1));
  }
  function move(index: number, by: 1 | -1) {
    const part = value[index];
    const to = index + by;
    if (part === undefined || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(index, 1).toSpliced(to, 0, part));
    focusRow(to);
  }
  function paste(index: number, text: string): boolean {
    const parts = richTextFrom(text);
    if (parts.length < 2) return false;
    insertAfter(index, ...parts);
    return true;
  }

  return (
    <fieldset ref={box} className="grid min-w-0 grid-cols-1 gap-1">
      <legend className="mb-1 text-xs font-medium text-soft">{label}</legend>
      {value.map((part, index) => (
        <PartRow
          // Rows have no identity of their own; their order is what they are.
          key={index}
          number={index + 1}
          part={part}
          error={errors[index]}
          onChange={(next) => replace(index, next)}
          onEnter={() => insertAfter(index, partOf('paragraph', []))}
          onRemove={() => remove(index)}
          onMove={(by) => move(index, by)}
          onPaste={(text) => paste(index, text)}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => insertAfter(value.length - 1, partOf('paragraph', []))}>
          <Plus size={14} aria-hidden="true" />
          Paragraf ekle
        </Button>
        <Button onClick={() => insertAfter(value.length - 1, partOf('picture', []))}>
          <ImagePlus size={14} aria-hidden="true" />
          Resim ekle
        </Button>
      </div>
    </fieldset>
  );
}
