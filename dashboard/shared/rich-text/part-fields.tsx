import type { ClipboardEvent, ComponentProps, KeyboardEvent } from 'react';
import type { RichTextPart } from '#domain/rich-text/rich-text.ts';
import { PictureField } from '#dashboard/form/picture-field.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { toTable } from './part-kinds.ts';

/** Handlers that every field of a block passes to its row. */
type FieldHandlers = {
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
};

type Props = {
  part: RichTextPart;
  invalid: boolean;
  onChange: (part: RichTextPart) => void;
  handlers: FieldHandlers;
};

/** The text of a block in fields that suit its kind. */
export function PartFields({ part, invalid, onChange, handlers }: Props) {
  switch (part.type) {
    case 'list':
      return (
        <Words
          {...handlers}
          label="Her satır bir madde"
          invalid={invalid}
          value={part.items.join('\n')}
          onType={(text) => onChange({ ...part, items: text.split('\n') })}
        />
      );
    case 'steps':
      return <StepFields part={part} onChange={onChange} handlers={handlers} />;
    case 'table':
      return (
        <Words
          {...handlers}
          label="Her satır bir sıra, sütunlar | ile; ilk satır başlık"
          invalid={invalid}
          value={[part.head, ...part.rows].map((cells) => cells.join(' | ')).join('\n')}
          onType={(text) => onChange(toTable(text.split('\n')))}
        />
      );
    case 'picture':
      return (
        <div className="grid gap-2">
          <PictureField
            label="Resim"
            value={part.key || null}
            onChange={(key) => onChange({ ...part, key: key ?? '' })}
          />
          <Words
            {...handlers}
            label="Resimde ne görülüyor"
            invalid={invalid}
            value={part.alt}
            onType={(alt) => onChange({ ...part, alt })}
          />
        </div>
      );
    default:
      return (
        <Words
          {...handlers}
          label="Metin"
          invalid={invalid}
          value={part.text}
          onType={(text) => onChange({ ...part, text })}
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

/** A text area that grows with its text. */
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
  part: Extract<RichTextPart, { type: 'steps' }>;
  onChange: (part: RichTextPart) => void;
  handlers: FieldHandlers;
};

function StepFields({ part, onChange, handlers }: StepsProps) {
  const change = (index: number, typed: { title?: string; text?: string }) =>
    onChange({
      ...part,
      items: part.items.map((item, at) => (at === index ? { ...item, ...typed } : item)),
    });
  return (
    <ol className="grid gap-2">
      {part.items.map((item, index) => (
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
          onClick={() => onChange({ ...part, items: [...part.items, { title: '', text: '' }] })}
        >
          Adım ekle
        </button>
        {part.items.length > 1 && (
          <button
            type="button"
            className="text-soft hover:underline"
            onClick={() => onChange({ ...part, items: part.items.slice(0, -1) })}
          >
            Son adımı sil
          </button>
        )}
      </li>
    </ol>
  );
}
