import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type AdminFaqEntry, FaqInput } from '#domain/pages/faq-schema.ts';
import { messageOf } from '#dashboard/app/api-error.ts';
import { notify } from '#dashboard/app/notify.ts';
import { FormDrawer } from '#dashboard/form/form-drawer.tsx';
import { FormFoot } from '#dashboard/form/form-foot.tsx';
import { SaveForm } from '#dashboard/form/save-form.tsx';
import { useSaveForm } from '#dashboard/form/use-save-form.ts';
import { TextArea, TextInput } from '#dashboard/ui/controls.tsx';
import { DeleteButton } from '#dashboard/ui/delete-button.tsx';
import { Field } from '#dashboard/ui/field.tsx';
import { EmptyState, ErrorState, Skeleton } from '#dashboard/ui/states.tsx';
import { deleteFaq, FAQ, faqListQuery, saveFaq } from './api.ts';

type Props = {
  /** Null for a new question. */
  id: number | null;
  onClose: () => void;
};

/** One question beside the list. */
export function FaqDrawer({ id, onClose }: Props) {
  const { data, error, refetch } = useQuery(faqListQuery);
  const entry = data?.items.find((row) => row.id === id);
  const groups = [...new Set(data?.items.map((row) => row.group))];
  return (
    <FormDrawer
      title={id === null ? 'Yeni soru' : 'Soru'}
      onClose={onClose}
      actions={entry && <DeleteFaq entry={entry} onDone={onClose} />}
    >
      {data && (id === null || entry) ? (
        <FaqForm key={id} entry={entry ?? null} groups={groups} onDone={onClose} />
      ) : error ? (
        <ErrorState text={messageOf(error)} onRetry={() => void refetch()} />
      ) : data ? (
        <EmptyState title="Soru bulunamadı" text="Silinmiş olabilir." />
      ) : (
        <Skeleton className="h-64 w-full" />
      )}
    </FormDrawer>
  );
}

type FormProps = { entry: AdminFaqEntry | null; groups: string[]; onDone: () => void };

function FaqForm({ entry, groups, onDone }: FormProps) {
  const client = useQueryClient();
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
    onSaved: () => {
      void client.invalidateQueries({ queryKey: FAQ });
      onDone();
    },
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <SaveForm onSubmit={submit}>
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
      <label className="flex items-center gap-2">
        <input type="checkbox" className="size-4 accent-accent" {...register('active')} />
        Sitede gösterilsin
      </label>
      <FormFoot {...state} onCancel={onDone} />
    </SaveForm>
  );
}

function DeleteFaq({ entry, onDone }: { entry: AdminFaqEntry; onDone: () => void }) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: () => deleteFaq(entry.id),
    onSuccess: () => {
      notify.success('Soru silindi');
      void client.invalidateQueries({ queryKey: FAQ });
      onDone();
    },
  });
  return (
    <DeleteButton
      title="Bu soru silinsin mi?"
      text={`“${entry.question}” siteden kalkar.`}
      busy={mutation.isPending}
      failure={mutation.error && messageOf(mutation.error)}
      onConfirm={() => mutation.mutate()}
    />
  );
}
