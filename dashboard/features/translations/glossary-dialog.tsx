import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { factsOf, type Language } from '#domain/languages/languages.ts';
import { type Glossary, GlossaryInput } from '#domain/translations/glossary.ts';
import { Loaded } from '#dashboard/app/loaded.tsx';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { Button, IconButton } from '#dashboard/ui/button.tsx';
import { TextInput } from '#dashboard/ui/controls.tsx';
import { Dialog } from '#dashboard/ui/dialog.tsx';
import { glossaryQuery, saveGlossary } from './api.ts';

type Props = { language: Language; onClose: () => void };

/** How the trade's words are called in a language: the machine is told. */
export function GlossaryDialog({ language, onClose }: Props) {
  const query = useQuery(glossaryQuery(language));
  return (
    <Dialog
      wide
      title={`Sözlük: ${factsOf(language).name}`}
      text="Bir sözcüğün hep aynı çevrilmesi için: “depozito”, “muhafazakâr”, “özel havuz”. Makineyle çeviride kullanılır."
      onClose={onClose}
    >
      <div className="mt-4 grid grid-cols-1">
        <Loaded query={query} waiting="h-40 w-full">
          {(data) => (
            <GlossaryForm
              key={data.version}
              language={language}
              stored={data}
              onDone={onClose}
              onReload={() => void query.refetch()}
            />
          )}
        </Loaded>
      </div>
    </Dialog>
  );
}

type FormProps = {
  language: Language;
  stored: Glossary;
  onDone: () => void;
  onReload: () => void;
};

function GlossaryForm({ language, stored, onDone, onReload }: FormProps) {
  const client = useQueryClient();
  const { form, ...state } = useSaveForm({
    schema: GlossaryInput,
    defaults: stored,
    draft: `glossary:${language}`,
    save: (input) => saveGlossary(language, input),
    onSaved: (saved) => {
      client.setQueryData(glossaryQuery(language).queryKey, saved);
      onDone();
    },
    done: 'Sözlük kaydedildi',
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'terms' });
  const { errors } = form.formState;
  const listError = errors.terms?.message ?? errors.terms?.root?.message;
  return (
    <SaveForm {...state} onCancel={onDone} reload={onReload} className="grid grid-cols-1 gap-3">
      {fields.length === 0 && <p className="text-soft">Henüz sözcük yok.</p>}
      <ul className="grid grid-cols-1 gap-2">
        {fields.map(({ id }, index) => {
          const issue =
            errors.terms?.[index]?.source?.message ?? errors.terms?.[index]?.text?.message;
          return (
            <li key={id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
              <TextInput
                aria-label={`${index + 1}. sözcük, Türkçe`}
                aria-invalid={errors.terms?.[index]?.source ? true : undefined}
                {...form.register(`terms.${index}.source`)}
              />
              <TextInput
                lang={language}
                aria-label={`${index + 1}. sözcük, çevirisi`}
                aria-invalid={errors.terms?.[index]?.text ? true : undefined}
                {...form.register(`terms.${index}.text`)}
              />
              <IconButton label={`${index + 1}. sözcüğü sil`} onClick={() => remove(index)}>
                <Trash2 size={14} />
              </IconButton>
              {issue && <p className="col-span-3 text-xs text-red">{issue}</p>}
            </li>
          );
        })}
      </ul>
      {listError && <p className="text-xs text-red">{listError}</p>}
      <div>
        <Button onClick={() => append({ source: '', text: '' })}>
          <Plus size={14} aria-hidden="true" />
          Sözcük ekle
        </Button>
      </div>
    </SaveForm>
  );
}
