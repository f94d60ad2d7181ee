import { useState } from 'react';
import * as z from 'zod';
import { type AdminDocument, DocumentFields } from '#domain/documents/schema.ts';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { DOCUMENTS, saveDocument } from './api.ts';
import { titleOf } from './check-file.ts';
import { type ChosenFile, FilePicker } from './file-picker.tsx';

type Props = {
  /** Null for a new document. */
  document: AdminDocument | null;
  onDone: () => void;
};

const DocumentTexts = z.strictObject(DocumentFields);

export function DocumentForm({ document, onDone }: Props) {
  // Outside the form state: a draft cannot store a file.
  const [chosen, setChosen] = useState<ChosenFile>({ file: null, error: null });
  const [sent, setSent] = useState(0);
  const { form, submit, ...state } = useSaveForm({
    schema: DocumentTexts,
    defaults: { title: document?.title ?? '', description: document?.description ?? '' },
    draft: `document:${document?.id ?? 'new'}`,
    save: (texts) => {
      setSent(0);
      return saveDocument(document?.id ?? null, { ...texts, file: chosen.file }, setSent);
    },
    changes: [DOCUMENTS],
    onSaved: onDone,
    done: document === null ? 'Belge eklendi' : 'Belge kaydedildi',
  });
  const { register, formState, getValues, setValue } = form;
  const { errors } = formState;

  function choose(next: ChosenFile) {
    setChosen(next);
    if (next.file && getValues('title') === '') {
      setValue('title', titleOf(next.file.name), { shouldDirty: true });
    }
  }

  return (
    <SaveForm
      offer={state.offer}
      onSubmit={(event) => {
        const isMissing = document === null && chosen.file === null;
        if (isMissing) setChosen({ file: null, error: chosen.error ?? 'Bir PDF seçin.' });
        if (!isMissing && chosen.error === null) return submit(event);
        event.preventDefault();
      }}
    >
      <FilePicker
        stored={document?.fileName ?? null}
        chosen={chosen}
        sent={state.isSaving ? sent : null}
        onChoose={choose}
      />
      <Field label="Başlık" error={errors.title?.message}>
        <TextInput autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Açıklama" error={errors.description?.message}>
        <TextArea rows={3} {...register('description')} />
      </Field>
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}
