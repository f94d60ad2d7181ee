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
  /** Errors of blocks, by index. */
  errors?: Record<number, string>;
};

/**
 * A rich text as a column of blocks, one row each: Enter starts the next, Backspace in an empty one
 * deletes it, Alt+↑ and Alt+↓ move it, pasted text becomes paragraphs and lists.
 */
export default function RichTextEditor({ label, value, onChange, errors = {} }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);

  /** Moves the focus to the row at `index` once it is rendered. */
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
          // Rows have no identity besides their position.
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
