import { useState } from 'react';
import * as z from 'zod';
import { type AdminDocument, DocumentFields } from '#domain/documents/schema.ts';
import { SaveForm, useSaveForm } from '#dashboard/form/save-form.tsx';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
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
  const { form, ...state } = useSaveForm({
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
  const { register, getValues, setValue } = form;

  function choose(next: ChosenFile) {
    setChosen(next);
    if (next.file && getValues('title') === '') {
      setValue('title', titleOf(next.file.name), { shouldDirty: true });
    }
  }

  return (
    <SaveForm
      {...state}
      required={undefined}
      onCancel={onDone}
      submit={(event) => {
        const isMissing = document === null && chosen.file === null;
        if (isMissing) setChosen({ file: null, error: chosen.error ?? 'Bir PDF seçin.' });
        if (!isMissing && chosen.error === null) return state.submit(event);
        event.preventDefault();
      }}
    >
      <FilePicker
        stored={document?.fileName ?? null}
        chosen={chosen}
        sent={state.isSaving ? sent : null}
        onChoose={choose}
      />
      <TextInput label="Başlık" {...register('title')} />
      <TextArea label="Açıklama" rows={3} {...register('description')} />
    </SaveForm>
  );
}
