import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { clearDraft, readDraft, useFormDraft } from '#dashboard/app/form-draft.ts';
import { notify } from '#dashboard/app/notify.ts';

type Options<Input extends FieldValues, Output, Saved> = {
  /** The wire schema, so that the form refuses what the Worker would. */
  schema: z.ZodType<Output, Input>;
  defaults: Input;
  /** Names the form among this person's drafts: `villa:12:facts`. */
  draft: string;
  /** Sends it. A refusal's issues land on their fields. */
  save: (output: Output) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The toast after a save. */
  done?: string;
};

/**
 * A form as every screen has it: checked with the Worker's schema while typing after the first try,
 * kept as a draft until saved (an ended session loses nothing), warned about when left unsaved, and
 * the server's issues beside their fields. `failure` is what the foot of the form says.
 */
export function useSaveForm<Input extends FieldValues, Output, Saved>(
  options: Options<Input, Output, Saved>,
) {
  const { schema, defaults, draft, save, onSaved, done = 'Kaydedildi' } = options;
  const [kept] = useState(() => readDraft<Input>(draft));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Input>,
  });
  const { reset, setError, handleSubmit, formState } = form;
  useEffect(() => {
    // The draft over the stored values: what differs counts as unsaved.
    if (kept !== null) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useFormDraft(form, draft);
  const { isDirty } = formState;

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      clearDraft(draft);
      reset(form.getValues());
      notify.success(done);
      onSaved(saved);
    },
    onError: (error) => {
      for (const { path, message } of isRefusal(error, 'VALIDATION') ? error.issues : []) {
        setError(path as Path<Input>, { message });
      }
    },
  });
  useBlocker({
    shouldBlockFn: () => isDirty && !mutation.isSuccess && !confirm(UNSAVED),
    enableBeforeUnload: () => isDirty && !mutation.isSuccess,
  });

  return {
    form,
    isDirty,
    isSaving: mutation.isPending,
    /** Saved by somebody else meanwhile; the sentence names who. */
    isStale: isRefusal(mutation.error, 'STALE_VERSION'),
    failure: mutation.error === null ? null : messageOf(mutation.error),
    submit: handleSubmit((output) => mutation.mutate(output)),
    /** Back to what the server has; what was typed is forgotten. */
    discard: (values: Input = defaults) => {
      clearDraft(draft);
      mutation.reset();
      reset(values);
    },
  };
}

const UNSAVED = 'Kaydedilmemiş değişiklikler var. Sayfadan ayrılırsanız taslak olarak saklanır.';
