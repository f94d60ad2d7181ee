import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type AdminFaqEntry, FaqInput } from '#domain/faq/schema.ts';
import type { EditorProps } from '#dashboard/app/screen.ts';
import { DeleteRow } from '#dashboard/list/rows/delete-row.tsx';
import { RowBody } from '#dashboard/list/rows/row-body.tsx';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { LanguagesButton } from '#dashboard/shared/translations/languages-button.tsx';
import { TextArea, TextInput, Tick } from '#dashboard/ui/controls.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { deleteFaq, FAQ, faqRows, saveFaq } from './api.ts';

/** One question beside the list. */
export default function FaqDrawer({ id, onClose }: EditorProps) {
  const query = useQuery(faqRows.query({}));
  const entry = query.data?.items.find((row) => String(row.id) === id);
  const groups = [...new Set(query.data?.items.map((row) => row.group))];
  return (
    <FormDrawer
      title={id === null ? 'Yeni soru' : 'Soru'}
      onClose={onClose}
      actions={
        entry && (
          <>
            <LanguagesButton kind="faq" id={entry.id} />
            <DeleteRow
              title="Bu soru silinsin mi?"
              text={`“${entry.question}” siteden kalkar.`}
              send={() => deleteFaq(entry.id)}
              done="Soru silindi"
              changes={[FAQ]}
              onDone={onClose}
            />
          </>
        )
      }
    >
      <RowBody
        query={query}
        row={query.data && (id === null ? null : entry)}
        missing="Soru bulunamadı"
      >
        {(row) => <FaqForm key={id} entry={row} groups={groups} onDone={onClose} />}
      </RowBody>
    </FormDrawer>
  );
}

type FormProps = { entry: AdminFaqEntry | null; groups: string[]; onDone: () => void };

function FaqForm({ entry, groups, onDone }: FormProps) {
  const listId = useId();
  const { form, submit, ...state } = useSaveForm({
    schema: FaqInput,
    defaults: {
      group: entry?.group ?? groups[0] ?? '',
      question: entry?.question ?? '',
      answer: entry?.answer ?? '',
      active: entry?.active ?? true,
    },
    focusFirst: entry === null ? 'question' : undefined,
    draft: `faq:${entry?.id ?? 'new'}`,
    save: (input) => saveFaq(entry?.id ?? null, input),
    changes: [FAQ],
    onSaved: onDone,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm offer={state.offer} required={state.required} onSubmit={submit}>
      <Field label="Soru" error={errors.question?.message}>
        <TextInput {...register('question')} />
      </Field>
      <Field
        label="Yanıt"
        hint="Kalın için **metin**, bağlantı için [metin](/adres)."
        error={errors.answer?.message}
      >
        <TextArea rows={8} {...register('answer')} />
      </Field>
      <Field
        label="Başlık"
        hint="Var olanı seçin ya da yenisini yazın."
        error={errors.group?.message}
      >
        <TextInput list={listId} {...register('group')} />
      </Field>
      <datalist id={listId}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
      <Tick {...register('active')}>Sitede gösterilsin</Tick>
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}
