import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { speakTurkish } from '#domain/turkish-issues.ts';
import { ApiError, isRefusal, messageOf } from '#dashboard/app/api-error.ts';
import { clearDraft, readDraft, useFormDraft } from '#dashboard/app/form-draft.ts';
import { notify } from '#dashboard/app/notify.ts';

speakTurkish();

/** A wire schema whose input is an object of fields. */
type FormSchema = z.ZodType<FieldValues, FieldValues>;

type Options<Schema extends FormSchema, Saved> = {
  /** The wire schema, so that the form refuses what the Worker would. */
  schema: Schema;
  defaults: z.input<Schema>;
  /** Names the form among this person's drafts: `villa:12:facts`. */
  draft: string;
  /** Sends it. A refusal's issues land on their fields. */
  save: (output: z.output<Schema>) => Promise<Saved>;
  onSaved: (saved: Saved) => void;
  /** The field the keyboard starts in. */
  focusFirst?: Path<z.input<Schema>> | undefined;
  /** The toast after a save. */
  done?: string;
};

/**
 * A form as every screen has it: checked with the Worker's schema while typing after the first try,
 * kept as a draft until saved (an ended session loses nothing), warned about when left unsaved, and
 * the server's issues beside their fields. `failure` is what the foot of the form says.
 */
export function useSaveForm<Schema extends FormSchema, Saved>(options: Options<Schema, Saved>) {
  type Input = z.input<Schema>;
  type Output = z.output<Schema>;
  const { schema, defaults, draft, save, onSaved, focusFirst, done = 'Kaydedildi' } = options;
  const [kept] = useState(() => readDraft<Input>(draft));
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
    defaultValues: defaults as DefaultValues<Input>,
  });
  const { reset, setError, setFocus, handleSubmit, formState } = form;
  useEffect(() => {
    if (focusFirst !== undefined) setFocus(focusFirst);
  }, [focusFirst, setFocus]);
  useEffect(() => {
    // The draft over the stored values: what differs counts as unsaved.
    if (kept !== null) reset(kept, { keepDefaultValues: true });
  }, [kept, reset]);
  useFormDraft(form, draft);
  const { isDirty } = formState;
  // Known before the next render: what was just saved may be left at once.
  const isLeft = useRef(false);
  useEffect(() => {
    if (isDirty) isLeft.current = false;
  }, [isDirty]);

  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      isLeft.current = true;
      reset(form.getValues());
      // Last: resetting tells the draft its values too.
      clearDraft(draft);
      notify.success(done);
      onSaved(saved);
    },
    onError: (error) => {
      const issues = error instanceof ApiError ? error.issues : [];
      for (const [i, { path, message }] of issues.entries()) {
        setError(path as Path<Input>, { message }, { shouldFocus: i === 0 });
      }
    },
  });
  useBlocker({
    // Another anchor or part of the same screen keeps the form.
    shouldBlockFn: ({ current, next }) =>
      current.pathname !== next.pathname && isDirty && !isLeft.current && !confirm(UNSAVED),
    enableBeforeUnload: () => isDirty && !isLeft.current,
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
      mutation.reset();
      reset(values);
      clearDraft(draft);
    },
  };
}

const UNSAVED = 'Kaydedilmemiş değişiklikler var. Sayfadan ayrılırsanız taslak olarak saklanır.';
