import { Plus, Trash2 } from 'lucide-react';
import { type Control, useFormState, useController } from 'react-hook-form';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';

type Reason = { title: string; text: string };
type Values = { data: { whyUs: Reason[] } };

/** As many as the page has room for (domain/pages/page-data.ts). */
const MAX = 8;

/** Why guests come to this agency: the titles and sentences in the middle of the home page. */
export function Reasons({ control }: { control: Control<Values> }) {
  const { field } = useController({ name: 'data.whyUs', control });
  const { errors } = useFormState({ control });
  const reasons = field.value ?? [];
  const change = (index: number, part: Partial<Reason>) =>
    field.onChange(reasons.map((reason, at) => (at === index ? { ...reason, ...part } : reason)));
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-xs font-medium text-soft">Neden biz: en çok {MAX} neden</legend>
      {reasons.map((reason, index) => (
        <div key={index} className="grid gap-2 rounded-md border border-line p-3">
          <div className="flex items-center gap-2">
            <TextInput
              aria-label={`${index + 1}. nedenin başlığı`}
              maxLength={80}
              value={reason.title}
              onChange={({ target }) => change(index, { title: target.value })}
            />
            <IconButton
              label={`${index + 1}. nedeni sil`}
              onClick={() => field.onChange(reasons.toSpliced(index, 1))}
            >
              <Trash2 size={14} />
            </IconButton>
          </div>
          <TextArea
            aria-label={`${index + 1}. nedenin metni`}
            rows={2}
            maxLength={300}
            value={reason.text}
            onChange={({ target }) => change(index, { text: target.value })}
          />
        </div>
      ))}
      {errors.data && (
        <p role="alert" className="text-xs text-red">
          Her nedenin bir başlığı ve bir metni olmalı.
        </p>
      )}
      {reasons.length < MAX && (
        <div>
          <Button onClick={() => field.onChange([...reasons, { title: '', text: '' }])}>
            <Plus size={14} aria-hidden="true" />
            Neden ekle
          </Button>
        </div>
      )}
    </fieldset>
  );
}
