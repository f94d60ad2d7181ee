import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import type { Block } from '#domain/pages/blocks.ts';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { toTable } from './block-kinds.ts';

/** What every field of a block passes on to its row. */
export type FieldHandlers = {
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
};

type Props = {
  block: Block;
  invalid: boolean;
  onChange: (block: Block) => void;
  handlers: FieldHandlers;
};

/** The words of a block in the fields that suit its kind. */
export function BlockFields({ block, invalid, onChange, handlers }: Props) {
  switch (block.type) {
    case 'list':
      return (
        <Words
          {...handlers}
          label="Her satır bir madde"
          invalid={invalid}
          value={block.items.join('\n')}
          onType={(text) => onChange({ ...block, items: text.split('\n') })}
        />
      );
    case 'steps':
      return <StepFields block={block} onChange={onChange} handlers={handlers} />;
    case 'table':
      return (
        <Words
          {...handlers}
          label="Her satır bir sıra, sütunlar | ile; ilk satır başlık"
          invalid={invalid}
          value={[block.head, ...block.rows].map((cells) => cells.join(' | ')).join('\n')}
          onType={(text) => onChange(toTable(text.split('\n')))}
        />
      );
    case 'picture':
      return (
        <div className="grid gap-2">
          <PictureField
            label="Resim"
            value={block.key || null}
            onChange={(key) => onChange({ ...block, key: key ?? '' })}
          />
          <Words
            {...handlers}
            label="Resimde ne görülüyor"
            invalid={invalid}
            value={block.alt}
            onType={(alt) => onChange({ ...block, alt })}
          />
        </div>
      );
    default:
      return (
        <Words
          {...handlers}
          label="Metin"
          invalid={invalid}
          value={block.text}
          onType={(text) => onChange({ ...block, text })}
        />
      );
  }
}

type WordsProps = Omit<ComponentProps<'textarea'>, 'onChange'> & {
  label: string;
  invalid: boolean;
  value: string;
  onType: (text: string) => void;
};

/** A text that is as high as its words. */
function Words({ label, invalid, onType, ...rest }: WordsProps) {
  return (
    <TextArea
      aria-label={label}
      aria-invalid={invalid || undefined}
      placeholder={label}
      rows={1}
      className="min-h-9! resize-none [field-sizing:content]"
      onChange={({ target }) => onType(target.value)}
      {...rest}
    />
  );
}

type StepsProps = {
  block: Extract<Block, { type: 'steps' }>;
  onChange: (block: Block) => void;
  handlers: FieldHandlers;
};

function StepFields({ block, onChange, handlers }: StepsProps) {
  const change = (index: number, part: { title?: string; text?: string }) =>
    onChange({
      ...block,
      items: block.items.map((item, at) => (at === index ? { ...item, ...part } : item)),
    });
  return (
    <ol className="grid gap-2">
      {block.items.map((item, index) => (
        <li key={index} className="grid gap-1">
          <TextInput
            {...handlers}
            aria-label={`${index + 1}. adımın başlığı`}
            placeholder={`${index + 1}. adım`}
            value={item.title}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <Words
            label="Açıklaması"
            invalid={false}
            value={item.text}
            onType={(text) => change(index, { text })}
          />
        </li>
      ))}
      <li className="flex gap-2">
        <button
          type="button"
          className="text-accent hover:underline"
          onClick={() => onChange({ ...block, items: [...block.items, { title: '', text: '' }] })}
        >
          Adım ekle
        </button>
        {block.items.length > 1 && (
          <button
            type="button"
            className="text-soft hover:underline"
            onClick={() => onChange({ ...block, items: block.items.slice(0, -1) })}
          >
            Son adımı sil
          </button>
        )}
      </li>
    </ol>
  );
}
